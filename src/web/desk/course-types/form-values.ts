import { COURSE_ICONS } from '#domain/courses/course.ts';
import type { CourseType } from '#domain/courses/course-type.ts';

/** The labels of the form's fields, in the form's order. */
export const COURSE_TYPE_LABELS = {
  name: 'Názov typu',
  position: 'Poradie',
  service: 'Služba',
  image: 'Ikona',
  nameOfCourse: 'Názov kurzu',
  durationDays: 'Dĺžka v dňoch',
  hours: 'Čas',
  typicalCapacity: 'Kapacita',
  price: 'Cena',
  courseInfo: 'Informácie o kurze',
  invitation: 'Pozvánka',
  forWho: 'Pre koho',
  output: 'Výstup',
  document: 'Doklad',
  validityMonths: 'Zopakovať do (mesiacov)',
  validityBasis: 'Poznámka k lehote, alebo platnosť dokladu',
  validityLaw: 'Ustanovenie',
  form: 'Tlačivo prihlášky',
} as const satisfies Partial<Record<keyof CourseType, string>>;

export type CourseTypeField = keyof typeof COURSE_TYPE_LABELS;

/** The fields of a course type as text. */
export type CourseTypeFormValues = Record<CourseTypeField, string>;

const FIELDS = Object.keys(COURSE_TYPE_LABELS) as CourseTypeField[];

export function newCourseTypeValues(position: number): CourseTypeFormValues {
  const empty = courseTypeFormValues(new FormData());
  return {
    ...empty,
    position: String(position),
    image: COURSE_ICONS[0]?.image ?? '',
    durationDays: '1',
    typicalCapacity: '12',
  };
}

export function valuesOfCourseType(type: CourseType): CourseTypeFormValues {
  return Object.fromEntries(FIELDS.map((field) => [field, String(type[field] ?? '')])) as CourseTypeFormValues;
}

/** Reads the form as it was typed; line ends become \n as in text areas. */
export function courseTypeFormValues(form: FormData): CourseTypeFormValues {
  const entries = FIELDS.map((field) => [field, String(form.get(field) ?? '').replaceAll('\r\n', '\n')]);
  return Object.fromEntries(entries);
}

/** The fields in which two forms differ, with the values of the second one. */
export function courseTypeDifferences(mine: CourseTypeFormValues, theirs: CourseTypeFormValues) {
  return FIELDS.filter((field) => mine[field].trim() !== theirs[field]).map((field) => ({
    field,
    label: COURSE_TYPE_LABELS[field],
    text: theirs[field],
  }));
}
