import { CITIES, COURSE_STATUS_LABELS } from '#domain/courses/course.ts';
import type { FieldError } from '#domain/field-error.ts';
import { counted } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { Complaint, complaintAbout, InputField, TextAreaField } from '#web/shared/field.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { PlanPreview, type PreviewedCourse } from './plan-preview.tsx';
import { type PlanFormValues, placeField } from './plan-values.ts';

interface PlanFormProps {
  values: PlanFormValues;
  /** The default hours of courses of this type; may be empty. */
  typeHours: string;
  lecturers: readonly { id: string; name: string }[];
  errors: FieldError[];
  /** The courses these values would create, to be confirmed; undefined before the preview. */
  preview: { courses: PreviewedCourse[]; answer: string } | undefined;
}

/** Days and cities of new courses of one type: previews the courses first, then creates them. */
export function PlanForm({ values, typeHours, lecturers, errors, preview }: PlanFormProps) {
  return (
    <DeskForm className="stack" noValidate>
      {preview && (
        <Panel title="Čo sa vytvorí">
          <PlanPreview courses={preview.courses} />
          <div className="panel-body btns">
            <button type="submit" name="confirmed" value={preview.answer} className="btn">
              Vytvoriť {counted(preview.courses.length, 'kurz', 'kurzy', 'kurzov')}
            </button>
          </div>
        </Panel>
      )}
      <Panel title="Termíny">
        <div className="panel-body stack">
          <TextAreaField
            name="days"
            label="Dni, keď sa kurz začína *"
            hint="Každý na svojom riadku, napríklad 07.04.2026. Posledný deň vyplýva z dĺžky typu."
            rows={5}
            defaultValue={values.days}
            error={complaintAbout('days', errors)}
          />
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
            <InputField
              name="hours"
              label="Čas"
              hint={`Ak ho nevyplníte, platí čas typu${typeHours && `: ${typeHours}`}.`}
              autoComplete="off"
              defaultValue={values.hours}
              error={complaintAbout('hours', errors)}
            />
            <SelectField
              name="lecturerId"
              label="Lektor"
              defaultValue={values.lecturerId}
              error={complaintAbout('lecturerId', errors)}
            >
              <option value="">Bez lektora</option>
              {lecturers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              name="status"
              label="Status"
              defaultValue={values.status}
              error={complaintAbout('status', errors)}
            >
              {Object.entries(COURSE_STATUS_LABELS).map(([status, label]) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
            </SelectField>
          </div>
        </div>
      </Panel>
      <div className="btns">
        <button type="submit" className={preview ? 'btn btn--line' : 'btn'}>
          Ukázať, čo sa vytvorí
        </button>
        <a className="btn btn--line" href={COURSE_TYPES}>
          Späť na typy
        </a>
      </div>
    </DeskForm>
  );
}
