import { CITIES } from '#domain/courses/course.ts';

/** A plan as it stands in its form. */
export interface PlanFormValues {
  days: string;
  cities: string[];
  places: Record<string, string>;
  hours: string;
  lecturerId: string;
  status: string;
}

export const NEW_PLAN: PlanFormValues = {
  days: '',
  cities: [],
  places: {},
  hours: '',
  lecturerId: '',
  status: 'inactive',
};

/** The field of a city's place: names of cities are no good names of fields. */
export function placeField(index: number): string {
  return `place-${index}`;
}

export function planFormValues(form: FormData): PlanFormValues {
  const read = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    days: read('days'),
    cities: form.getAll('cities').map(String),
    places: Object.fromEntries(CITIES.map((city, index) => [city, read(placeField(index))])),
    hours: read('hours'),
    lecturerId: read('lecturerId'),
    status: read('status'),
  };
}
