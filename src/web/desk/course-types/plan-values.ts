import { CITIES } from '#domain/courses/course.ts';

/** The plan form's fields as text. */
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

/** The field name of a city's venue; an index, because city names are unsuitable as field names. */
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
