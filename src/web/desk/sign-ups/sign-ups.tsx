import { CITIES } from '#domain/courses/course.ts';
import { SIGN_UP_STATE_LABELS } from '#domain/sign-ups/sign-up.ts';
import { type CountedForms, counted } from '#domain/slovak.ts';
import { findClientName } from '#server/clients/client-details.ts';
import { today } from '#server/clock.ts';
import { listChoosableCourses } from '#server/courses/course-list.ts';
import { listWaitingReasons } from '#server/seat-offers/queue-rows.ts';
import { countNewSignUps, listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { appOf } from '#web/context.ts';
import { ClientFilterField } from '#web/desk/clients/client-filter-field.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { Downloads } from '#web/desk/kit/downloads.tsx';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { JustDoneNotices } from '#web/desk/kit/just-done-notices.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { FilterSelect, ListSearch } from '#web/desk/kit/list-search.tsx';
import { Selection } from '#web/desk/kit/selection.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Icon } from '#web/shared/icon.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/sign-ups';
import { BatchNotice, type BatchNoticeProps } from './batch-notice.tsx';
import { CourseOptions, courseTitle } from './course-options.tsx';
import {
  newSignUpPath,
  readSignUpFilter,
  type SignUpListFilter,
  signUpsActionPath,
  signUpsPath,
  spreadsheetPath,
} from './sign-up-filter.ts';
import { CHOSEN_SIGN_UPS, SignUpRows } from './sign-up-rows.tsx';

export const meta = () => pageMeta({ title: 'Prihlášky – správa', description: 'Prihlášky na kurzy' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const day = today(app);
  const requested = readSignUpFilter(args.url.searchParams);
  const courses = await listChoosableCourses(app.db, day, requested.courseId);
  const course = courses.find(({ id }) => id === requested.courseId);
  const filter = { ...requested, courseId: course?.id };
  const [list, unread, client] = await Promise.all([
    listSignUps(app.db, filter),
    countNewSignUps(app.db),
    findClientName(app.db, filter.clientId),
  ]);
  const whys = await listWaitingReasons(app, list.rows);
  const isCourseMissing = requested.courseId !== undefined && !course;
  const { doneAt, ...outcome } = readJustDone(args.url.searchParams);
  return {
    filter: { ...filter, page: list.page },
    list,
    unread,
    whys,
    courses,
    course,
    client,
    isCourseMissing,
    today: day,
    justDone: await findUndoable(app, 'signUp', staff, doneAt),
    outcome,
  };
}

/** The page is also rendered after an action on several rows was refused for some of them. */
interface SignUpsProps {
  loaderData: Route.ComponentProps['loaderData'];
  actionData?: Omit<BatchNoticeProps, 'filter'>;
}

const TABS = {
  all: 'Všetky',
  new: 'Nové',
  confirmed: 'Potvrdené',
  waiting: 'Náhradníci',
  cancelled: 'Zrušené',
};

export default function SignUps({ loaderData, actionData }: SignUpsProps) {
  const { filter, list, unread, whys, courses, course, client, isCourseMissing, today, justDone, outcome } =
    loaderData;
  const { state, courseId, city, search } = filter;
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
        <Downloads xlsx={spreadsheetPath('xlsx', filter)} csv={spreadsheetPath('csv', filter)} />
        <a className="btn" href={newSignUpPath(courseId)} aria-keyshortcuts={KEYS.add}>
          <Icon name="plus" />
          Pridať prihlášku
        </a>
      </DeskHead>
      <JustDoneNotices done={justDone} undoPath={signUpsActionPath('spat', filter)} reasons={LEFT_OUT} {...outcome} />
      {actionData && <BatchNotice {...actionData} filter={filter} />}
      {isCourseMissing && (
        <DeskNotice sign="system-info" role="status">
          <p>Kurz z&nbsp;tejto adresy už nie je. Zobrazujú sa prihlášky na všetky kurzy.</p>
        </DeskNotice>
      )}
      <StateTabs label="Stav prihlášok" titles={TABS} counts={list.counts} filter={filter} path={signUpsPath} />
      <ListSearch
        action="/dashboard/prihlasky"
        filter={filter}
        stateLabel={state && SIGN_UP_STATE_LABELS[state]}
        narrowedBy={[course && courseTitle(course), city, client?.name]}
        placeholder="Meno, firma, telefón, text"
        count={counted(list.total, 'prihláška', 'prihlášky', 'prihlášok')}
      >
        <FilterSelect label="Kurz" name="kurz" value={courseId} any="Všetky kurzy">
          <CourseOptions courses={courses} today={today} />
        </FilterSelect>
        <FilterSelect label="Mesto" name="mesto" value={city} any="Všetky mestá">
          {CITIES.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </FilterSelect>
        <ClientFilterField client={client} />
      </ListSearch>
      <DeskList
        {...list}
        path={(page) => signUpsPath({ ...filter, page })}
        empty={<NoSignUps isNarrowed={list.counts.all > 0 || Boolean(search ?? courseId ?? city ?? client)} />}
      >
        <Selection id={CHOSEN_SIGN_UPS} phrase={chosenWords} actions={<SelectionActions filter={filter} />}>
          <SignUpRows signUps={list.rows} whys={whys} filter={filter} />
        </Selection>
      </DeskList>
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

const chosenWords = ({ rows, weight }: { rows: number; weight: number }) =>
  `${counted(rows, 'prihláška', 'prihlášky', 'prihlášok')} · ${counted(weight, 'osoba', 'osoby', 'osôb')}`;

/** Actions for the chosen rows. */
function SelectionActions({ filter }: { filter: SignUpListFilter }) {
  const query = new URL(signUpsPath(filter), 'http://desk').searchParams;
  return (
    <>
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="btn btn--sm"
        formAction={signUpsActionPath('precitanie', filter)}
        aria-keyshortcuts={KEYS.confirm}
      >
        Prečítané
      </button>
      <button
        type="submit"
        className="btn btn--line btn--sm"
        formMethod="get"
        formAction="/dashboard/prihlasky/zrusenie"
        aria-keyshortcuts={KEYS.cancel}
      >
        Zrušiť
      </button>
    </>
  );
}

function NoSignUps({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyList title="Tomuto filtru nezodpovedá žiadna prihláška" clearPath={signUpsPath({ page: 1 })}>
      Skúste kratšie hľadanie, iné mesto alebo všetky stavy.
    </EmptyList>
  ) : (
    <EmptyList title="Zatiaľ neprišla žiadna prihláška">
      Keď sa niekto prihlási na kurz, uvidíte ho tu a dostanete e-mail.
    </EmptyList>
  );
}
