import { data, redirect } from 'react-router';
import { courseStage } from '#domain/courses/course.ts';
import { requestedSeats } from '#domain/courses/seats.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { requiredLine } from '#domain/fields.ts';
import { hasKnownName } from '#domain/personal-data/erasure-plan.ts';
import { z } from '#domain/schema.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { enteredSignUpSchema } from '#domain/sign-ups/sign-up-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { listChoosableCourses } from '#server/courses/course-list.ts';
import type { Db } from '#server/db/database.ts';
import type { EarlierSignUp } from '#server/sign-ups/new-sign-up.ts';
import { enterSignUp } from '#server/sign-ups/sign-up-entry.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { emptyValues, type Fields, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { findWithParticipants } from '#web/desk/participants/find-participants.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { Complaint, complaintAbout, described } from '#web/shared/field.tsx';
import type { Route } from './+types/new-sign-up';
import { courseOptions } from './course-options.ts';
import { ENTRY_FIELDS, EntryFields } from './entry-fields.tsx';
import { AGAIN } from './sign-up-paths.ts';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const day = today(app);
  const courseId = args.url.searchParams.get('kurz') ?? '';
  const courses = await listChoosableCourses(db, day, courseId);
  const open = courses.filter((course) => courseStage(course, day) === 'open');
  const earlierId = args.url.searchParams.get(AGAIN);
  const { earlier, ...again } = earlierId === null ? {} : await readAgain(db, earlierId);
  const values = { ...emptyValues(SIGN_UP_FIELDS), ...earlier, courseId, sendEmail: 'on' };
  return { courses: courseOptions(open, day), values, ...again };
}

/** The applicant and the named people of an earlier sign-up, who are signed up again. */
async function readAgain(db: Db, earlierId: string) {
  const { signUp, participants } = await findWithParticipants(db, earlierId);
  const { number, courseName, courseDate } = signUp;
  const isCompany = signUp.applicant === 'company';
  const numberOfWorkers = isCompany ? Math.max(1, participants.length) : '';
  return {
    earlier: storedValues(ENTRY_FIELDS, { ...signUp, numberOfWorkers, message: '' }),
    people: participants.filter(hasKnownName).map(({ id, birthDate, ...person }) => {
      return { id, name: participantName(person), birthDate };
    }),
    note: `Podľa prihlášky č.\u00A0${number}: ${courseName}, ${formatDay(courseDate)}.`,
  };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { texts } = await readForm(args);
  const values = submittedValues(SIGN_UP_FIELDS, texts);
  const chosen = texts.getAll(PERSON).map(String);
  const { shownEarlierId } = values;
  const refuse = (status: number, errors: FieldError[], earlier?: EarlierSignUp) =>
    data(
      { values: { ...values, shownEarlierId: earlier?.id ?? shownEarlierId }, errors, earlier, chosen },
      { status },
    );
  const read = entrySchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  const { courseId, ...fields } = read.data;
  if (chosen.length > requestedSeats(fields.applicant, fields.numberOfWorkers))
    return refuse(422, [{ field: PERSON, message: TOO_MANY }]);
  const earlierId = args.url.searchParams.get(AGAIN);
  const again = earlierId === null ? undefined : { earlierId, participantIds: chosen };
  const entry = { courseId, fields, sendEmail: values.sendEmail === 'on', shownEarlierId, again };
  const result = await app.change(staff, (change) => enterSignUp(change, entry));
  if (result.outcome === 'repeated') return refuse(409, [], result.earlier);
  if (result.outcome === 'people-changed') return refuse(409, [{ field: PERSON, message: PEOPLE_CHANGED }]);
  if (result.outcome !== 'stored')
    return refuse(409, [{ field: 'courseId', message: COURSE_REFUSALS[result.outcome] }]);
  if (result.status === 'waiting') setNotice(args, 'sign-up-entered-waiting');
  return redirect(signUpList.record(result.id), 303);
}

const COURSE_REFUSALS = {
  'course-gone': 'Vyberte kurz.',
  'course-cancelled': 'Kurz bol zrušený. Vyberte iný termín.',
  'course-past': 'Kurz sa už začal. Vyberte iný termín.',
} as const;

const TOO_MANY = 'Označili ste viac ľudí, ako je miest na prihláške. Niekoho odznačte alebo zvýšte počet ľudí.';

const PEOPLE_CHANGED = 'Niekto z\u00A0označených ľudí už na pôvodnej prihláške nie je. Skontrolujte, kto príde.';

const entrySchema = z.object({ courseId: requiredLine(COURSE_REFUSALS['course-gone']) }).and(enteredSignUpSchema);

/** Staff sign up applicants who telephone or write. */
export default function NewSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { courses, values, people, note } = loaderData;
  const earlier = actionData?.earlier;
  return (
    <>
      <PageHead
        parents={[{ title: 'Prihlášky', to: '/dashboard/prihlasky' }]}
        title="Nová prihláška"
        note={note ?? 'Pre toho, kto zavolal alebo napísal.'}
      />
      <ComplaintsNotice title="Prihláška sa neuložila." complaints={actionData?.errors ?? []} />
      {earlier && (
        <DeskNotice sign="system-pozor" role="alert">
          <p>
            Na tento kurz už prihlášku s&nbsp;týmto kontaktom máte:{' '}
            <a href={signUpList.record(earlier.id)}>{earlier.name}</a>. Ak ide o&nbsp;ďalších ľudí, uložte prihlášku
            ešte raz.
          </p>
        </DeskNotice>
      )}
      <RecordForm fields={SIGN_UP_FIELDS} values={values} refused={actionData} className="stack narrow">
        {(field, shown) => (
          <>
            <Panel title="Kurz" body>
              {field('courseId', { options: courses })}
            </Panel>
            <Panel title="Kto sa prihlasuje" body="stack">
              <EntryFields field={field} {...shown} />
              {field('sendEmail')}
            </Panel>
            {people && people.length > 0 && (
              <PeopleAgain people={people} chosen={actionData?.chosen} errors={shown.errors} />
            )}
            <FormButtons save="Uložiť prihlášku" back="/dashboard/prihlasky" />
          </>
        )}
      </RecordForm>
    </>
  );
}

interface PeopleAgainProps {
  people: { id: string; name: string; birthDate: Day | null }[];
  /** As they were sent; all of them at first. */
  chosen: readonly string[] | undefined;
  errors: readonly FieldError[];
}

/** The people of the earlier sign-up, whose names and birth dates need not be written again. */
function PeopleAgain({ people, chosen, errors }: PeopleAgainProps) {
  const error = complaintAbout(PERSON, errors);
  return (
    <Panel title="Kto príde znova" note="mená a dátumy narodenia sa prenesú">
      <fieldset className="panel-body stack">
        <legend className="sr-only">Kto príde znova</legend>
        {error && <Complaint id={`${PERSON}-error`}>{error}</Complaint>}
        {people.map(({ id, name, birthDate }, index) => (
          <label key={id} className="opt">
            <input
              type="checkbox"
              name={PERSON}
              value={id}
              defaultChecked={chosen?.includes(id) ?? true}
              {...(index === 0 && { id: PERSON, ...described(PERSON, '', error) })}
            />
            <span>
              {nonBreaking(name)}
              {birthDate && `, ${formatDay(birthDate)}`}
            </span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}

/** The field of a person who comes again. */
const PERSON = 'ucastnik';

const SIGN_UP_FIELDS = {
  courseId: { label: 'Termín', as: 'select', none: 'Vyberte kurz', isRequired: true },
  ...ENTRY_FIELDS,
  sendEmail: { label: 'Poslať e-mail s\u00A0potvrdením, ak je adresa známa', as: 'checkbox' },
  // the earlier sign-up with this contact that was shown
  shownEarlierId: { as: 'hidden' },
} satisfies Fields;
