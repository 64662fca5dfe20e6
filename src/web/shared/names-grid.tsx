import { Fragment } from 'react';
import { formatDay } from '#domain/day.ts';
import type { FieldError } from '#domain/field-error.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { EnteredPlace, NamesRefusal } from '#web/forms/names-form.ts';
import { Complaint, complaintAbout, described, FieldFrame, FOCUSED_ALERT } from './field.tsx';

interface NamesGridProps {
  places: EnteredPlace[];
  refusal: NamesRefusal | undefined;
  /** The errors of the rows, when they do not come from a refusal. */
  errors?: FieldError[];
}

/** The rows for the names of people: one for each seat, all of them optional. */
export function NamesGrid({ places, refusal, errors = refusal?.errors ?? [] }: NamesGridProps) {
  return (
    <>
      {refusal && <NamesRefusals {...refusal} places={places} />}
      <div className="names-head" aria-hidden="true">
        <span>Meno</span>
        <span>Priezvisko</span>
        <span>Dátum narodenia</span>
        <span>E-mail</span>
      </div>
      {places.map((place, index) => (
        <NamesLine key={place.id} index={index} place={place} errors={errors} />
      ))}
    </>
  );
}

function NamesLine({ index, place, errors }: { index: number; place: EnteredPlace; errors: FieldError[] }) {
  const { id, version, number, stored } = place;
  return (
    <fieldset className="names-line">
      <legend>
        {number}.<span className="sr-only"> účastník</span>
      </legend>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="number" value={number} />
      {FIELDS.map(({ field, ...input }) => (
        <NamesField key={field} {...input} field={field} index={index} value={place[field]} errors={errors} />
      ))}
      {stored && (
        <p className="names-stored">
          Medzitým tu niekto uložil: <b>{nonBreaking(storedPersonText(stored))}</b>
        </p>
      )}
    </fieldset>
  );
}

const FIELDS = [
  { field: 'firstName', label: 'Meno' },
  { field: 'lastName', label: 'Priezvisko' },
  { field: 'birthDate', label: 'Dátum narodenia', placeholder: 'dd.mm.rrrr' },
  { field: 'email', label: 'E-mail', inputMode: 'email' },
] as const;

interface NamesFieldProps {
  field: (typeof FIELDS)[number]['field'];
  label: string;
  placeholder?: string;
  inputMode?: 'email';
  index: number;
  value: string;
  errors: FieldError[];
}

function NamesField({ field, label, index, value, errors, ...input }: NamesFieldProps) {
  const id = `${field}-${index}`;
  const error = complaintAbout(id, errors);
  return (
    <FieldFrame name={id} label={label} error={error}>
      <input
        id={id}
        name={field}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
        {...input}
        {...described(id, undefined, error)}
      />
    </FieldFrame>
  );
}

/** Why nothing was stored, with links to what is wrong; the typed values are shown below. */
function NamesRefusals({
  errors,
  questions,
  known,
  isChangedMeanwhile,
  places,
}: NamesRefusal & Pick<NamesGridProps, 'places'>) {
  const wrong = places.flatMap(({ number }, index) =>
    FIELDS.map(({ field, label }) => ({ id: `${field}-${index}`, label: `${number}.\u00A0${label}` })),
  );
  return (
    <div {...FOCUSED_ALERT} className="names-refusal">
      {errors.length > 0 && (
        <Complaint>
          <span>
            Zatiaľ sa neuložilo nič. Opravte:{' '}
            {wrong
              .filter(({ id }) => complaintAbout(id, errors))
              .map(({ id, label }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <a className="nowrap" href={`#${id}`}>
                    {label}
                  </a>
                </Fragment>
              ))}
          </span>
        </Complaint>
      )}
      {isChangedMeanwhile && (
        <Complaint>
          Niekto medzitým zmenil tie isté riadky. Zatiaľ sa neuložilo nič: porovnajte ich a&nbsp;uložte znova.
        </Complaint>
      )}
      {questions.length > 0 && (
        <Complaint>
          {questions.map((question) => `${nonBreaking(question)} `)}
          Ak je to niekto iný, uložte mená ešte raz.
        </Complaint>
      )}
      {known.map((key) => (
        <input key={key} type="hidden" name="known" value={key} />
      ))}
    </div>
  );
}

function storedPersonText(stored: NonNullable<EnteredPlace['stored']>): string {
  const { birthDate, email, status } = stored;
  if (status === 'withdrawn') return 'účastník odhlásený';
  const words = [participantName(stored), birthDate && formatDay(birthDate), email].filter(Boolean);
  return words.join(', ') || 'bez mena';
}
