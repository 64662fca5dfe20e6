import { CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request.ts';
import { counted } from '#domain/slovak.ts';
import { countNewContactRequests, listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { contactRequestsPath, readContactFilter } from '#web/ui/desk/contact-requests/contact-filter.ts';
import { ContactRows } from '#web/ui/desk/contact-requests/contact-rows.tsx';
import { DeskHead } from '#web/ui/desk/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/ui/desk/desk-list.tsx';
import { ListSearch } from '#web/ui/desk/list-search.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/contact-requests';

export const meta = () =>
  pageMeta({ title: 'Dopyty – správa', description: 'Dopyty z formulára na stránke Kontakt' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const filter = readContactFilter(args.url.searchParams);
  const [list, toAnswer] = await Promise.all([listContactRequests(db, filter), countNewContactRequests(db)]);
  return { filter: { ...filter, page: list.page }, list, toAnswer };
}

const TABS = { all: 'Všetky', new: 'Nové', handled: 'Vybavené' };

export default function ContactRequests({ loaderData: { filter, list, toAnswer } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead
        title="Dopyty"
        note={
          toAnswer > 0
            ? `${counted(toAnswer, 'nový dopyt čaká', 'nové dopyty čakajú', 'nových dopytov čaká')} na Vašu odpoveď`
            : 'Žiadny nový dopyt nečaká na odpoveď'
        }
      />
      <StateTabs label="Stav dopytov" titles={TABS} counts={list.counts} filter={filter} path={contactRequestsPath} />
      <ListSearch
        action="/dashboard/dopyty"
        filter={filter}
        narrowedBy={[filter.state && CONTACT_REQUEST_STATE_LABELS[filter.state]]}
        placeholder="Firma, meno, telefón, IČO, text"
        count={counted(list.total, 'dopyt', 'dopyty', 'dopytov')}
        className="filter-bar--contact"
      />
      <DeskList
        {...list}
        path={(page) => contactRequestsPath({ ...filter, page })}
        empty={<Nothing isNarrowed={list.counts.all > 0 || filter.search !== undefined} />}
      >
        <ContactRows requests={list.rows} filter={filter} />
      </DeskList>
    </>
  );
}

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
