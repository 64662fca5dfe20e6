import {
  type Assignee,
  CONTACT_REQUEST_ORDERS,
  type WhyRequestSkipped,
} from '#domain/contact-requests/contact-request.ts';
import { CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request-work.ts';
import { type CountedForms, counted } from '#domain/slovak.ts';
import { findClientName } from '#server/clients/client-details.ts';
import { today } from '#server/clock.ts';
import { listAssignees } from '#server/contact-requests/assignees.ts';
import { countNewContactRequests, listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { countLateContactRequests } from '#server/contact-requests/due-contact-requests.ts';
import { findAnswerDays } from '#server/contact-requests/waiting-time.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { appOf } from '#web/context.ts';
import { ClientFilterField } from '#web/desk/clients/client-filter-field.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/desk/kit/desk-list.tsx';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { JustDoneNotices } from '#web/desk/kit/just-done-notices.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { FilterSelect, ListSearch } from '#web/desk/kit/list-search.tsx';
import { Selection } from '#web/desk/kit/selection.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/contact-requests';
import { HAS_LEFT_LABEL } from './assignee-name.tsx';
import {
  ASSIGNEE_FILTERS,
  assigneeOf,
  contactRequestsActionPath,
  contactRequestsPath,
  readContactFilter,
} from './contact-filter.ts';
import { CHOSEN_REQUESTS, ContactRows } from './contact-rows.tsx';

export const meta = () =>
  pageMeta({ title: 'Dopyty – správa', description: 'Dopyty z formulára na stránke Kontakt' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { db } = app;
  const filter = readContactFilter(args.url.searchParams);
  const { doneAt, ...justDoneCounts } = readJustDone(args.url.searchParams);
  const day = today(app);
  const [list, assignees, newCount, late, answerDays, client, justDone] = await Promise.all([
    listContactRequests(db, day, { ...filter, assigneeId: assigneeOf(filter, staff) }),
    listAssignees(db),
    countNewContactRequests(db),
    countLateContactRequests(db, day),
    findAnswerDays(db),
    findClientName(db, filter.clientId),
    findUndoable(app, 'contactRequest', staff, doneAt),
  ]);
  return {
    filter: { ...filter, page: list.page },
    list,
    day,
    // the current user is listed as „Ja“
    colleagues: assignees.filter(({ id }) => id !== staff.id),
    newCount,
    late,
    answerDays,
    client,
    justDone,
    justDoneCounts,
  };
}

const TABS = {
  all: 'Všetky',
  new: 'Nové',
  inProgress: 'V\u00A0riešení',
  offered: 'Ponuka',
  closed: 'Uzavreté',
};

const SKIP_REASONS: Record<WhyRequestSkipped, CountedForms> = {
  closed: ['dopyt, ktorý už bol uzavretý', 'dopyty, ktoré už boli uzavreté', 'dopytov, ktoré už boli uzavreté'],
  gone: ['zmazaný dopyt', 'zmazané dopyty', 'zmazaných dopytov'],
};

export default function ContactRequests({ loaderData }: Route.ComponentProps) {
  const { filter, list, day, colleagues, newCount, late, answerDays, client, justDone, justDoneCounts } = loaderData;
  const { state, assignee, order = 'newest', search } = filter;
  const assigneeLabel =
    assignee &&
    (Object.hasOwn(ASSIGNEE_FILTERS, assignee)
      ? ASSIGNEE_FILTERS[assignee as keyof typeof ASSIGNEE_FILTERS]
      : nameOf(assignee, colleagues));
  return (
    <>
      <DeskHead title="Dopyty" note={waitingSentence(newCount, { late, answerDays })} />
      <JustDoneNotices
        done={justDone}
        undoPath={contactRequestsActionPath('spat', filter)}
        reasons={SKIP_REASONS}
        {...justDoneCounts}
      />
      <StateTabs label="Stav dopytov" titles={TABS} counts={list.counts} filter={filter} path={contactRequestsPath} />
      <ListSearch
        action="/dashboard/dopyty"
        filter={filter}
        stateLabel={state && CONTACT_REQUEST_STATE_LABELS[state]}
        narrowedBy={[assigneeLabel && `rieši: ${assigneeLabel}`, client?.name]}
        placeholder="Firma, meno, telefón, IČO, text"
        count={counted(list.total, 'dopyt', 'dopyty', 'dopytov')}
      >
        <FilterSelect label="Rieši" name="riesi" value={assignee} any="Ktokoľvek">
          {Object.entries(ASSIGNEE_FILTERS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {colleagues.map(({ id, name, hasLeft }) => (
            <option key={id} value={id}>
              {hasLeft ? `${name} – ${HAS_LEFT_LABEL}` : name}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect label="Zoradenie" name="zoradenie" value={order}>
          {Object.entries(CONTACT_REQUEST_ORDERS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterSelect>
        <ClientFilterField client={client} />
      </ListSearch>
      <DeskList
        {...list}
        path={(page) => contactRequestsPath({ ...filter, page })}
        empty={<Nothing isNarrowed={list.counts.all > 0 || Boolean(search ?? assignee ?? client)} />}
      >
        <Selection
          id={CHOSEN_REQUESTS}
          phrase={selectionPhrase}
          actions={
            <button
              type="submit"
              className="btn btn--sm"
              formAction={contactRequestsActionPath('vybavenie', filter)}
              aria-keyshortcuts={KEYS.settle}
            >
              Označiť ako vybavené
            </button>
          }
          isAny={list.rows.some((request) => request.state !== 'closed')}
        >
          <ContactRows requests={list.rows} filter={filter} today={day} />
        </Selection>
      </DeskList>
    </>
  );
}

function nameOf(id: string, colleagues: readonly Assignee[]): string | undefined {
  return colleagues.find((colleague) => colleague.id === id)?.name;
}

/** The number of requests to answer, the overdue ones first. */
function waitingSentence(newCount: number, { late, answerDays }: { late: number; answerDays: number }): string {
  if (late > 0) {
    return `${counted(late, 'dopyt čaká', 'dopyty čakajú', 'dopytov čaká')} na odpoveď dlhšie ako ${counted(answerDays, 'pracovný deň', 'pracovné dni', 'pracovných dní')}`;
  }
  return newCount > 0
    ? `${counted(newCount, 'nový dopyt čaká', 'nové dopyty čakajú', 'nových dopytov čaká')} na Vašu odpoveď`
    : 'Žiadny nový dopyt nečaká na odpoveď';
}

const selectionPhrase = ({ rows }: { rows: number }) => counted(rows, 'dopyt', 'dopyty', 'dopytov');

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyList title="Tomuto filtru nezodpovedá žiadny dopyt" clearPath={contactRequestsPath({ page: 1 })}>
      Skúste kratšie hľadanie alebo všetky stavy.
    </EmptyList>
  ) : (
    <EmptyList title="Zatiaľ neprišiel žiadny dopyt">
      Keď Vám niekto napíše zo stránky Kontakt, uvidíte ho tu a&nbsp;dostanete e-mail.
    </EmptyList>
  );
}
