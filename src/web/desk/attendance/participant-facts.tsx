import { data, redirect } from 'react-router';
import { fieldErrors } from '#domain/field-error.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { participantSchema } from '#domain/sign-ups/participant-fields.ts';
import { may } from '#domain/staff/permissions.ts';
import { findTaughtCourse } from '#server/attendance/attendance.ts';
import { fillInParticipant, findTaughtParticipant } from '#server/attendance/taught-participants.ts';
import { today } from '#server/clock.ts';
import { attendancePath, courseSteps, pageAfterParticipantFacts } from '#web/desk/courses/course-paths.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { type Fields, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FieldRows, FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { ComplaintsNotice, useSavedMeanwhile } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { knownDuplicates, namesRefusal } from '#web/forms/names-form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/participant-facts';

const FIELDS = {
  version: { as: 'hidden' },
  // two people of one name, as it was asked about
  known: { as: 'hidden' },
  firstName: { label: 'Meno', 'data-first-focus': true },
  lastName: { label: 'Priezvisko' },
  birthDate: { label: 'Dátum narodenia', placeholder: 'dd.mm.rrrr' },
} satisfies Fields;

const FIELDS_OF_NAMED = { ...FIELDS, firstName: { as: 'hidden' }, lastName: { as: 'hidden' } } satisfies Fields;

export async function loader(args: Route.LoaderArgs) {
  const { db, staff } = await requireStaff(args, 'teaching');
  const { id, participantId } = args.params;
  const course = found(await findTaughtCourse(db, staff, id));
  const participant = found(await findTaughtParticipant(db, id, participantId));
  const { position, companyName, birthDate } = participant;
  return {
    parents: [...courseSteps(course, may(staff, 'office')), { title: 'Prítomnosť', to: attendancePath(id) }],
    back: pageAfterParticipantFacts(args),
    name: participantName(participant),
    place: position + 1,
    companyName,
    hasBirthDate: birthDate !== null,
    // a lecturer is not shown a birth date that is known
    values: storedValues(FIELDS, { ...participant, birthDate: null, known: '' }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'teaching');
  const { id: courseId, participantId: id } = args.params;
  const { texts: form } = await readForm(args);
  const values = submittedValues(FIELDS, form);
  const read = participantSchema(today(app)).safeParse({ ...values, email: '' });
  if (!read.success) {
    const errors = fieldErrors(read.error);
    return data({ values, errors, questions: [], isChangedMeanwhile: false }, { status: 422 });
  }
  const { email, ...facts } = read.data;
  const filledIn = { ...facts, id, version: Number(values.version) };
  const result = found(
    await app.change(staff, (change) => fillInParticipant(change, courseId, filledIn, knownDuplicates(form))),
  );
  if (result.outcome === 'saved') return redirect(pageAfterParticipantFacts(args), 303);
  const { questions, known, isChangedMeanwhile } = namesRefusal([], result);
  const stored = 'participants' in result && result.participants.find((participant) => participant.id === id);
  const version = stored ? String(stored.version) : values.version;
  const seen = { ...values, version, known: known.join('\n') };
  return data({ values: seen, errors: [], questions, isChangedMeanwhile }, { status: 409 });
}

/** What is missing of a participant, which the lecturer learns from them in the room. */
export default function ParticipantFacts({ loaderData, actionData }: Route.ComponentProps) {
  const { parents, back, name, place, companyName, hasBirthDate, values } = loaderData;
  const changed = useSavedMeanwhile('Údaje');
  const fields: Fields<keyof typeof FIELDS> = name ? FIELDS_OF_NAMED : FIELDS;
  const isComplete = Boolean(name) && hasBirthDate;
  return (
    <>
      <PageHead
        parents={parents}
        title="Údaje účastníka"
        pageTitle="Údaje účastníka – správa"
        note={[name || `Bez mena, č.\u00A0${place}`, companyName].filter(Boolean).join(' · ')}
      />
      <ComplaintsNotice title="Nič sa neuložilo." complaints={actionData?.errors ?? []} />
      {actionData?.isChangedMeanwhile && <DeskNotice sign="system-pozor" role="alert" text={changed} />}
      {actionData?.questions.map((question) => (
        <DeskNotice
          key={question}
          sign="system-pozor"
          role="alert"
          text={`${question} Ak je to niekto iný, uložte údaje ešte raz.`}
        />
      ))}
      {isComplete ? (
        <EmptyList title="Meno aj dátum narodenia už poznáme.">
          Ak je v&nbsp;nich chyba, napíšte koordinátorovi.
        </EmptyList>
      ) : (
        <RecordForm fields={fields} values={values} refused={actionData} autoComplete="off">
          {(field) => (
            <Panel title="Doplňte, čo chýba" body="stack">
              <FieldRows
                field={field}
                rows={[
                  ...(name ? [] : [['firstName', 'lastName'] as const]),
                  ...(hasBirthDate ? [] : ['birthDate' as const]),
                ]}
              />
              <FormButtons save="Uložiť" back={back} />
            </Panel>
          )}
        </RecordForm>
      )}
    </>
  );
}
