import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { type CountedForms, counted, nonBreaking } from '#domain/slovak.ts';
import { doneSentence } from '#domain/undo.ts';
import { findClientName } from '#server/clients/client-details.ts';
import { today } from '#server/clock.ts';
import { listChoosableCourses } from '#server/courses/course-list.ts';
import { listWaitingReasons } from '#server/seat-offers/queue-rows.ts';
import type { BatchOutcome } from '#server/sign-ups/sign-up-batches.ts';
import { countNewSignUps, listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { FilteredList } from '#web/desk/kit/filtered-list.tsx';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { Downloads } from '#web/desk/kit/menu.tsx';
import { SelectionTable } from '#web/desk/kit/selection.tsx';
import { JustDoneNotices, UndoNotice } from '#web/desk/kit/undo-notice.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/sign-ups';
import { courseOptions } from './course-options.ts';
import { type SignUpFilter, signUpList } from './sign-up-list.ts';
import { signUpColumns } from './sign-up-rows.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const day = today(app);
  const requested = signUpList.read(args.url.searchParams);
  const courses = await listChoosableCourses(db, day, requested.courseId);
  const course = courses.find(({ id }) => id === requested.courseId);
  const filter = { ...requested, courseId: course?.id };
  const [list, unread, client] = await Promise.all([
    listSignUps(db, filter),
    countNewSignUps(db),
    findClientName(db, filter.clientId),
  ]);
  const whys = await listWaitingReasons(app, list.rows);
  const isCourseMissing = requested.courseId !== undefined && !course;
  const { doneAt, ...outcome } = readJustDone(args.url.searchParams);
  return {
    filter: { ...filter, page: list.page },
    list,
    unread,
    whys,
    courses: courseOptions(courses, day),
    client,
    isCourseMissing,
    justDone: await findUndoable(app, 'signUp', staff, doneAt),
    outcome,
  };
}

/** The page is also rendered after an action on several rows was refused for some of them. */
interface SignUpsProps {
  loaderData: Route.ComponentProps['loaderData'];
  actionData?: BatchOutcome & { at: string };
}

export default function SignUps({ loaderData, actionData }: SignUpsProps) {
  const { filter, list, unread, whys, courses, client, isCourseMissing, justDone, outcome } = loaderData;
  return (
    <>
      <DeskHead
        title="Prihlášky"
        note={
          unread > 0
            ? `${counted(unread, 'nová čaká', 'nové čakajú', 'nových čaká')} na prečítanie`
            : 'Všetky sú prečítané'
        }
      >
        <Downloads at={(file) => signUpList.below(file, { ...filter, page: 1 })} />
        <AddLink to={signUpList.below('nova', { courseId: filter.courseId })}>Pridať prihlášku</AddLink>
      </DeskHead>
      <JustDoneNotices done={justDone} undoPath={signUpList.below('spat', filter)} reasons={LEFT_OUT} {...outcome} />
      {actionData && <BatchNotice {...actionData} filter={filter} />}
      {isCourseMissing && (
        <DeskNotice
          sign="system-info"
          text="Kurz z tejto adresy neexistuje. Zobrazujú sa prihlášky na všetky kurzy."
        />
      )}
      <FilteredList
        list={signUpList}
        filter={filter}
        options={{ courseId: courses, clientId: client && [client] }}
        page={list}
      >
        <SelectionTable
          label="Prihlášky"
          noun={signUpList.noun}
          weighed={(seats) => counted(seats, 'osoba', 'osoby', 'osôb')}
          columns={signUpColumns(whys, filter)}
          rows={list.rows}
          keyOf={({ id }) => id}
          choiceOf={(signUp) => ({ value: signUp.id, label: applicantName(signUp), weight: signUp.seats })}
          acts={[
            { label: 'Prečítané', to: signUpList.below('precitanie', filter), keys: 'confirm' },
            { label: 'Zrušiť', to: signUpList.below('zrusenie'), method: 'get', keys: 'cancel' },
          ]}
          hidden={<FilterFields filter={filter} />}
        />
      </FilteredList>
    </>
  );
}

const LEFT_OUT: Record<string, CountedForms> = {
  cancelled: [
    'prihláška, ktorá už bola zrušená',
    'prihlášky, ktoré už boli zrušené',
    'prihlášok, ktoré už boli zrušené',
  ],
  gone: ['zmazaná prihláška', 'zmazané prihlášky', 'zmazaných prihlášok'],
};

/** The filter as fields: the address of a form sent by GET keeps no query. */
function FilterFields({ filter }: { filter: SignUpFilter }) {
  const query = new URL(signUpList.at(filter), 'http://desk').searchParams;
  return [...query].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface BatchNoticeProps extends BatchOutcome {
  /** The time of the action. */
  at: string;
  filter: SignUpFilter;
}

/** The result of an action on several sign-ups: how many succeeded, and each that did not, with the reason. */
function BatchNotice({ at, done, refused, filter }: BatchNoticeProps) {
  return (
    <>
      {done > 0 && (
        <UndoNotice
          done={doneSentence({ noun: 'signUp', verb: 'read', count: done })}
          at={at}
          action={signUpList.below('spat', filter)}
        />
      )}
      <DeskNotice sign="system-pozor" role="alert" text="Tieto prihlášky ostali, ako boli:">
        <ul>
          {refused.map(({ id, name, why }) => (
            <li key={id}>
              <a href={signUpList.record(id, filter)}>{name}</a> – {nonBreaking(REASONS[why])}
            </li>
          ))}
        </ul>
      </DeskNotice>
    </>
  );
}

const REASONS: Record<BatchOutcome['refused'][number]['why'], string> = {
  'is-waiting': 'čaká ako náhradník, potvrďte ju na jej stránke',
  'is-read': 'už bola prečítaná',
  'is-cancelled': 'už bola zrušená',
  'has-message': 'obsahuje správu, prečítajte ju na jej stránke',
  'not-found': 'už bola zmazaná',
};
