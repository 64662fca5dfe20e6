import { CITIES, COURSE_STATUS_LABELS } from '#domain/courses/course.ts';
import { OBSTACLES, type Obstacle, type PlannedCourse } from '#domain/courses/course-plan.ts';
import { formatDays } from '#domain/day.ts';
import type { FieldError } from '#domain/field-error.ts';
import { counted } from '#domain/slovak.ts';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { emptyValues, type Fields, submittedValues, type ValuesOf } from '#web/desk/kit/fields.ts';
import { GuardedForm } from '#web/desk/kit/guarded-form.tsx';
import type { Option } from '#web/desk/kit/list.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, fieldOf } from '#web/desk/kit/record-form.tsx';
import { Complaint, complaintAbout, InputField } from '#web/shared/field.tsx';

const PLAN_FIELDS = {
  days: {
    label: 'Dni, keď sa kurz začína',
    as: 'area',
    rows: 5,
    hint: 'Každý na svojom riadku, napríklad 07.04.2026. Posledný deň vyplýva z dĺžky typu.',
    isRequired: true,
  },
  hours: { label: 'Čas', autoComplete: 'off' },
  lecturerId: { label: 'Lektor', as: 'select', none: 'Bez lektora' },
  status: { label: 'Status', as: 'select', options: COURSE_STATUS_LABELS },
} satisfies Fields;

/** The plan as text, with the places by city. */
interface PlanValues extends ValuesOf<typeof PLAN_FIELDS> {
  cities: string[];
  places: Record<string, string>;
}

/** A plan before it is filled in; its courses are hidden until staff show them. */
export function newPlan(cities: string[]): PlanValues {
  return { ...emptyValues(PLAN_FIELDS), status: 'inactive', cities, places: {} };
}

export function submittedPlan(texts: FormData): PlanValues {
  return {
    ...submittedValues(PLAN_FIELDS, texts),
    cities: texts.getAll('cities').map(String),
    places: Object.fromEntries(CITIES.map((city, index) => [city, String(texts.get(placeField(index)) ?? '')])),
  };
}

/** The field name of a city's venue; an index, because city names are unsuitable as field names. */
function placeField(index: number): string {
  return `place-${index}`;
}

interface PlanFormProps {
  values: PlanValues;
  /** The default hours of courses of this type; may be empty. */
  typeHours: string;
  lecturers: readonly Option[];
  errors: FieldError[];
  /** The courses these values would create, to be confirmed; undefined before the preview. */
  preview: { courses: PreviewedCourse[]; answer: string } | undefined;
}

/** Days and cities of new courses of one type: previews the courses first, then creates them. */
export function PlanForm({ values, typeHours, lecturers, errors, preview }: PlanFormProps) {
  const field = fieldOf(PLAN_FIELDS, { values, errors });
  return (
    <GuardedForm className="stack" noValidate isUnsaved={preview !== undefined || errors.length > 0}>
      {preview && (
        <Panel title="Čo sa vytvorí">
          <Table
            label="Kurzy, ktoré sa vytvoria"
            columns={COLUMNS}
            rows={preview.courses}
            keyOf={({ date, city }) => `${date} ${city}`}
          />
          <div className="panel-body btns">
            <button type="submit" name="confirmed" value={preview.answer} className="btn">
              Vytvoriť {counted(preview.courses.length, 'kurz', 'kurzy', 'kurzov')}
            </button>
          </div>
        </Panel>
      )}
      <Panel title="Termíny" body="stack">
        {field('days')}
        <fieldset className="stack">
          <legend>Mestá *</legend>
          {CITIES.map((city, index) => (
            <div key={city} className="fields">
              <label className="opt">
                <input
                  type="checkbox"
                  id={index === 0 ? 'cities' : undefined}
                  name="cities"
                  value={city}
                  defaultChecked={values.cities.includes(city)}
                />
                <span>{city}</span>
              </label>
              <InputField
                name={placeField(index)}
                label={`Miesto (adresa), ${city}`}
                autoComplete="off"
                defaultValue={values.places[city]}
                error={complaintAbout(`places.${city}`, errors)}
              />
            </div>
          ))}
          {complaintAbout('cities', errors) && <Complaint>{complaintAbout('cities', errors)}</Complaint>}
        </fieldset>
        <div className="fields">
          {field('hours', { hint: `Ak ho nevyplníte, platí čas typu${typeHours && `: ${typeHours}`}.` })}
          {field('lecturerId', { options: lecturers })}
          {field('status')}
        </div>
      </Panel>
      <FormButtons
        save="Ukázať, čo sa vytvorí"
        className={preview ? 'btn btn--line' : 'btn'}
        back={COURSE_TYPES}
        backLabel="Späť na typy"
      />
    </GuardedForm>
  );
}

type PreviewedCourse = Pick<PlannedCourse, 'date' | 'dateTo' | 'city' | 'place'> & { obstacles: Obstacle[] };

/** The courses a plan would create, each with its problems. */
const COLUMNS: Column<PreviewedCourse>[] = [
  { title: 'Termín', className: 'num', cell: ({ date, dateTo }) => formatDays(date, dateTo) },
  { title: 'Mesto', cell: ({ city }) => city },
  { title: 'Miesto', cell: ({ place }) => place || '–' },
  {
    title: 'Čo tomu prekáža',
    cell: ({ obstacles }) =>
      obstacles.length === 0 ? (
        '–'
      ) : (
        <span className="flags">
          {obstacles.map((obstacle) => (
            <span key={obstacle} className="flag flag--warn">
              {OBSTACLES[obstacle]}
            </span>
          ))}
        </span>
      ),
  },
];
