import { redirect } from 'react-router';
import { ARTICLE_SERVICES } from '#domain/articles/article.ts';
import { ATTACHMENT_CATALOGUE } from '#domain/courses/attachment.ts';
import { COURSE_ICONS } from '#domain/courses/course.ts';
import { NEW_TYPE } from '#domain/courses/course-type.ts';
import { courseTypeSchema } from '#domain/courses/course-type-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { createCourseType, findCourseType, listCourseTypes, updateCourseType } from '#server/courses/course-types.ts';
import { IconPicker } from '#web/desk/courses/icon-picker.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { emptyValues, type Fields, refusing, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FieldRows, FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { RefusalNotices } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { found } from '#web/shared/found.ts';
import { citableProvisions } from '#web/shared/laws.ts';
import type { Route } from './+types/course-type';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const provisions = citableProvisions();
  if (args.params.id === NEW_TYPE) {
    const last = (await listCourseTypes(db)).at(-1)?.position ?? 0;
    return { provisions, values: { ...NEW_TYPE_VALUES, position: String(last + 1) } };
  }
  const type = found(await findCourseType(db, args.params.id));
  return { provisions, values: storedValues(COURSE_TYPE_FIELDS, type) };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const values = submittedValues(COURSE_TYPE_FIELDS, (await readForm(args)).texts);
  const refuse = refusing(COURSE_TYPE_FIELDS, values);
  const read = courseTypeSchema(citableProvisions()).safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  if (id === NEW_TYPE) {
    await app.change(staff, (change) => createCourseType(change, read.data));
    return redirect(COURSE_TYPES, 303);
  }
  const seenVersion = Number(values.version);
  const result = found(await app.change(staff, (change) => updateCourseType(change, id, read.data, seenVersion)));
  if (result.outcome === 'changed-meanwhile') return refuse(412, [], storedValues(COURSE_TYPE_FIELDS, result.type));
  return redirect(COURSE_TYPES, 303);
}

const COURSE_TYPE_FIELDS = {
  version: { as: 'hidden' },
  name: { label: 'Názov typu', isRequired: true },
  position: { label: 'Poradie', inputMode: 'numeric', hint: 'Menšie číslo je v zoznamoch skôr.', isRequired: true },
  service: {
    label: 'Služba',
    as: 'select',
    none: 'Vyberte službu',
    options: ARTICLE_SERVICES,
    isRequired: true,
  },
  image: {
    label: 'Ikona',
    as: 'select',
    options: Object.fromEntries(COURSE_ICONS.map(({ image, title }) => [image, title])),
  },
  nameOfCourse: { label: 'Názov kurzu', isRequired: true },
  durationDays: {
    label: 'Dĺžka v dňoch',
    inputMode: 'numeric',
    hint: 'Najmenší rozsah niektorých kurzov určuje vyhláška č. 356/2007 Z. z.',
    isRequired: true,
  },
  hours: { label: 'Čas', hint: 'Napríklad 8.00 – 15.00 h' },
  typicalCapacity: { label: 'Kapacita', inputMode: 'numeric', hint: '0 = bez obmedzenia', isRequired: true },
  price: { label: 'Cena' },
  invoicePrice: {
    label: 'Cena na faktúru',
    hint: 'S DPH za osobu, napríklad 49 €. Len pre kurzy, ktorých cena nie je jedna suma.',
  },
  vatRate: {
    label: 'Sadzba DPH (%)',
    inputMode: 'numeric',
    hint: 'Prázdne = sadzba firmy, 0 = oslobodené od dane.',
  },
  courseInfo: { label: 'Informácie o kurze', as: 'area' },
  invitation: { label: 'Pozvánka', as: 'area' },
  forWho: { label: 'Pre koho', as: 'area' },
  output: { label: 'Výstup', as: 'area' },
  document: { label: 'Doklad' },
  validityMonths: {
    label: 'Zopakovať do (mesiacov)',
    inputMode: 'numeric',
    hint: 'Ak sa kurz neopakuje, nechajte prázdne.',
  },
  validityBasis: {
    label: 'Poznámka k lehote, alebo platnosť dokladu',
    hint: 'Bez lehoty sem napíšte, dokedy platí doklad: „na neurčito; …“.',
  },
  validityLaw: { label: 'Ustanovenie', as: 'select', none: 'Bez odkazu na predpis' },
  form: {
    label: 'Tlačivo prihlášky',
    as: 'select',
    none: 'Bez tlačiva',
    options: Object.fromEntries(ATTACHMENT_CATALOGUE.map(({ url, name }) => [url, name])),
  },
} satisfies Fields;

const NEW_TYPE_VALUES = {
  ...emptyValues(COURSE_TYPE_FIELDS),
  image: COURSE_ICONS[0]?.image ?? '',
  durationDays: '1',
  typicalCapacity: '12',
};

/** One type of courses, new or not. */
export default function CourseTypePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { values, provisions } = loaderData;
  const title = params.id === NEW_TYPE ? 'Nový typ kurzu' : 'Úprava typu kurzu';
  return (
    <>
      <PageHead parents={[{ title: 'Typy kurzov', to: COURSE_TYPES }]} title={title} />
      <RefusalNotices title="Typ sa neuložil." what="Typ" refused={actionData} />
      <RecordForm fields={COURSE_TYPE_FIELDS} values={values} refused={actionData}>
        {(field, { values, errors }) => (
          <>
            <Panel title="Typ" body="stack">
              <FieldRows field={field} rows={[['name', 'service', 'position']]} />
              <IconPicker image={values.image} error={complaintAbout('image', errors)} />
            </Panel>
            <Panel title="Z čoho sa začne nový kurz" note="Uložené kurzy sa nezmenia" body="stack">
              <FieldRows
                field={field}
                rows={[
                  'nameOfCourse',
                  ['durationDays', 'typicalCapacity', 'price'],
                  'courseInfo',
                  'invitation',
                  'forWho',
                  'output',
                  'form',
                ]}
              />
            </Panel>
            <Panel title="Fakturácia" note="Platí hneď pre všetky kurzy tohto typu" body="fields">
              {field('invoicePrice')}
              {field('vatRate')}
            </Panel>
            <Panel title="Čo stránka kurzu hovorí" note="Platí hneď pre všetky kurzy tohto typu" body="stack">
              <FieldRows field={field} rows={[['hours', 'document', 'validityMonths'], 'validityBasis']} />
              {field('validityLaw', { options: provisions.map((provision) => ({ id: provision, name: provision })) })}
            </Panel>
            <FormButtons save="Uložiť typ" back={COURSE_TYPES} />
          </>
        )}
      </RecordForm>
    </>
  );
}
