import { data, redirect } from 'react-router';
import { PICTURE_ACCEPT } from '#domain/articles/picture.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { FOCUSES, type PhotographKind, type StoredPhotograph, ZOOMS } from '#domain/photographs/photograph.ts';
import { photographSchema } from '#domain/photographs/photograph-fields.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { findPhotograph, listPhotographSubjects, savePhotograph } from '#server/photographs/photographs.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { PHOTOGRAPHS } from '#web/desk/kit/desk-sections.ts';
import { emptyValues, type Fields, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import { GuardedForm } from '#web/desk/kit/guarded-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FieldRows, FormButtons, fieldOf } from '#web/desk/kit/record-form.tsx';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Complaint, complaintAbout, InputField } from '#web/shared/field.tsx';
import { found } from '#web/shared/found.ts';
import { Picture } from '#web/shared/picture.tsx';
import type { Route } from './+types/photograph';

export const handle: PageHandle = { takes: 'picture' };

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'settings');
  const { subject, kind, name, shownOn } = await findSubject(app, args.params.subject);
  const photograph = await findPhotograph(db, subject);
  return { kind, name, shownOn, photograph, values: valuesOf(kind, name, photograph) };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'settings');
  const subject = await findSubject(app, args.params.subject);
  const { texts, files } = await readForm(args);
  const values = submittedValues(PHOTOGRAPH_FIELDS, texts);
  const refuse = (errors: FieldError[]) => data({ values, errors }, 422);
  const read = photographSchema(today(app)).safeParse(values);
  if (!read.success) return refuse(fieldErrors(read.error));
  const file = files.find(({ field }) => field === 'file');
  const saved = await savePhotograph(app, staff, subject, read.data, file);
  if (saved.outcome === 'refused') return refuse([{ field: 'file', message: saved.message }]);
  return redirect(`${PHOTOGRAPHS}/${subject.subject}`, 303);
}

async function findSubject(app: App, requestedSubject: string) {
  const subjects = await listPhotographSubjects(app, await findCompany(app.db));
  return found(subjects.find(({ subject }) => subject === requestedSubject));
}

const PHOTOGRAPH_FIELDS = {
  focus: { label: 'Čo má zostať vidieť', as: 'select' },
  zoom: {
    label: 'Výrez',
    as: 'select',
    options: Object.fromEntries(Object.entries(ZOOMS).map(([zoom, { label }]) => [zoom, label])),
    hint: 'Výrez uvidíte po uložení. Zmeniť ho môžete aj bez nového nahrávania.',
  },
  alt: { label: 'Opis obrázka', hint: 'Čítačka ho prečíta namiesto obrázka.', isRequired: true },
  consent: { label: 'Súhlas so zverejnením *', as: 'checkbox' },
  consentOn: {
    label: 'Deň súhlasu',
    as: 'day',
    hint: 'Súhlas dáva každý, koho na fotografii možno spoznať. Kto ho odvolá, toho fotografiu odoberte.',
    isRequired: true,
  },
} satisfies Fields;

function valuesOf(kind: PhotographKind, name: string, stored: StoredPhotograph | undefined) {
  if (stored) return storedValues(PHOTOGRAPH_FIELDS, { ...stored, consent: true });
  // in most portraits the face is in the upper part
  const isFace = kind === 'person' || kind === 'lecturer';
  const start = { focus: isFace ? 'top' : 'centre', zoom: 'whole', alt: isFace ? name : '' };
  return { ...emptyValues(PHOTOGRAPH_FIELDS), ...start };
}

/** The photograph of one person or branch: uploaded, cropped again, or replaced. */
export default function PhotographPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, name, shownOn, photograph } = loaderData;
  const values = actionData?.values ?? loaderData.values;
  const errors = actionData?.errors ?? [];
  const field = fieldOf(PHOTOGRAPH_FIELDS, { values, errors });
  return (
    <>
      <PageHead
        parents={[{ title: 'Fotografie', to: PHOTOGRAPHS }]}
        title={name}
        pageTitle={`Fotografia: ${name}`}
        note={`Ukáže sa na stránkach: ${shownOn.join(', ')}`}
      />
      <ComplaintsNotice title="Fotografia sa neuložila." complaints={errors} />
      <GuardedForm
        encType="multipart/form-data"
        className="photograph-form duo duo--even"
        noValidate
        isUnsaved={actionData !== undefined}
      >
        <Panel title={photograph ? 'Takto ju vidia návštevníci' : 'Fotografia'} body="stack">
          {photograph && (
            <div className={`photograph-now photograph-now--${kind}`}>
              <Picture image={photograph.image} alt={photograph.alt} sizes="20rem" />
            </div>
          )}
          <InputField
            name="file"
            type="file"
            accept={PICTURE_ACCEPT}
            label={photograph ? 'Nahradiť inou fotografiou' : 'Súbor *'}
            hint="JPG, PNG alebo WebP, najviac 10 MB. AVIF a WebP vyrobíme, údaje z fotoaparátu odstránime."
            error={complaintAbout('file', errors)}
          />
          <FocusField chosen={values.focus} error={complaintAbout('focus', errors)} />
          {field('zoom')}
        </Panel>
        <Panel title="Opis a súhlas" body="stack">
          <FieldRows field={field} rows={['alt', 'consent', 'consentOn']} />
          <FormButtons save="Uložiť fotografiu" back={PHOTOGRAPHS} backLabel="Späť na fotografie" />
        </Panel>
      </GuardedForm>
    </>
  );
}

/** Nine positions in a square of three by three, operable by arrow keys and without scripts. */
function FocusField({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <fieldset className={error ? 'field field--bad' : 'field'} id="focus" aria-describedby={error && 'focus-error'}>
      <legend className="lbl">Čo má zostať vidieť</legend>
      <div className="focus-choice">
        {Object.entries(FOCUSES).map(([focus, { label }]) => (
          <label key={focus}>
            <input type="radio" name="focus" value={focus} defaultChecked={focus === chosen} />
            {label}
          </label>
        ))}
      </div>
      {error && <Complaint id="focus-error">{error}</Complaint>}
    </fieldset>
  );
}
