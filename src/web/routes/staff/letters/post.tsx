import { POST_ABOUT_LABELS, POST_ORDERS, POST_STATE_LABELS, READABLE_KINDS } from '#domain/letters/post.ts';
import { counted } from '#domain/slovak.ts';
import { findInboxOutage } from '#server/bounces/read-bounces.ts';
import { countHeldLetters, countPostToDecide, listPost } from '#server/letters/post-list.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { DeskHead } from '#web/ui/desk/desk-head.tsx';
import { DeskList, EmptyList, StateTabs } from '#web/ui/desk/desk-list.tsx';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { LETTER_TEMPLATES, POST } from '#web/ui/desk/desk-sections.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { HeldReasons } from '#web/ui/desk/letters/held-reasons.tsx';
import { doneSentence } from '#web/ui/desk/letters/post-done.ts';
import { type PostListFilter, postPath, postStepPath, readPostFilter } from '#web/ui/desk/letters/post-filter.ts';
import { CHOSEN_LETTERS, type PostRefusal, PostRows } from '#web/ui/desk/letters/post-rows.tsx';
import { FilterSelect, ListSearch } from '#web/ui/desk/list-search.tsx';
import { Selection } from '#web/ui/desk/selection.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/post';

export const meta = () => pageMeta({ title: 'Pošta – správa', description: 'E-maily, ktoré web napísal' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { db } = app;
  const query = args.url.searchParams;
  const filter = readPostFilter(query);
  const [list, toDecide, held, inboxAway] = await Promise.all([
    listPost(db, filter),
    countPostToDecide(db),
    filter.state === 'held' ? countHeldLetters(db) : undefined,
    findInboxOutage(app),
  ]);
  return { filter: { ...filter, page: list.page }, list, toDecide, held, inboxAway, done: doneSentence(query) };
}

const TABS = { all: 'Všetky', ...POST_STATE_LABELS };

interface PostPageProps extends Pick<Route.ComponentProps, 'loaderData'> {
  /** Which mended address was refused. */
  actionData?: PostRefusal;
}

/** Every letter we wrote: where it stands, and what can be done with those that wait for somebody. */
export default function Post({ loaderData, actionData }: PostPageProps) {
  const { filter, list, toDecide, held, inboxAway, done } = loaderData;
  const { state, kind, about, order, search } = filter;
  return (
    <>
      <DeskHead title="Pošta" note={noteOn(toDecide)}>
        <a className="btn btn--line" href={LETTER_TEMPLATES}>
          Šablóny e-mailov
        </a>
      </DeskHead>
      {done && (
        <DeskNotice sign="system-ok" role="status">
          <p>{done}</p>
        </DeskNotice>
      )}
      {inboxAway && (
        <DeskNotice sign="system-pozor" role="status">
          <p>
            Schránka, do ktorej sa vracajú nedoručené e-maily, sa nedá prečítať od <Instant at={inboxAway} />.
          </p>
          <div>Čo sa nedoručilo, tu zatiaľ neuvidíte. Nastavenie pošty má správca webu.</div>
        </DeskNotice>
      )}
      <StateTabs label="Stav e-mailov" titles={TABS} counts={list.counts} filter={filter} path={postPath} />
      <ListSearch
        action={POST}
        filter={filter}
        narrowedBy={[
          state && POST_STATE_LABELS[state],
          kind && READABLE_KINDS[kind],
          about && POST_ABOUT_LABELS[about],
        ]}
        placeholder="Adresa, predmet, meno alebo firma"
        count={counted(list.total, 'e-mail', 'e-maily', 'e-mailov')}
        className="filter-bar--post"
      >
        <FilterSelect label="Druh" name="druh" value={kind} any="Všetky druhy">
          <Options labels={READABLE_KINDS} />
        </FilterSelect>
        <FilterSelect label="Týka sa" name="tyka" value={about} any="Čohokoľvek">
          <Options labels={POST_ABOUT_LABELS} />
        </FilterSelect>
        <FilterSelect label="Zoradenie" name="zoradenie" value={order ?? 'newest'}>
          <Options labels={POST_ORDERS} />
        </FilterSelect>
      </ListSearch>
      {held && list.total > 0 && <HeldReasons counts={held} />}
      <DeskList
        {...list}
        path={(page) => postPath({ ...filter, page })}
        empty={<Nothing state={state} isNarrowed={list.counts.all > 0 || Boolean(search ?? kind ?? about)} />}
      >
        <Selection id={CHOSEN_LETTERS} words={chosenWords} acts={<SelectionActs filter={filter} />}>
          <PostRows letters={list.rows} filter={filter} refusal={actionData} />
        </Selection>
      </DeskList>
    </>
  );
}

const chosenWords = ({ rows }: { rows: number }) => counted(rows, 'e-mail', 'e-maily', 'e-mailov');

/** What can be done to the letters that are chosen. */
function SelectionActs({ filter }: { filter: PostListFilter }) {
  return (
    <>
      <button type="submit" className="btn btn--sm" formAction={postStepPath('odoslanie', filter)}>
        Poslať znova
      </button>
      <button type="submit" className="btn btn--sm btn--line" formAction={postStepPath('vyradenie', filter)}>
        Neposielať
      </button>
    </>
  );
}

function Options({ labels }: { labels: Record<string, string> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function noteOn({ undelivered, held }: { undelivered: number; held: number }): string {
  const parts = [
    undelivered > 0 && counted(undelivered, 'e-mail sa nedoručil', 'e-maily sa nedoručili', 'e-mailov sa nedoručilo'),
    held > 0 &&
      counted(held, 'e-mail čaká na Vaše slovo', 'e-maily čakajú na Vaše slovo', 'e-mailov čaká na Vaše slovo'),
  ];
  return parts.filter(Boolean).join(', ') || 'Žiadny e-mail nečaká na Vaše slovo';
}

function Nothing({ state, isNarrowed }: { state: keyof typeof POST_STATE_LABELS | undefined; isNarrowed: boolean }) {
  if (state === 'held') {
    return (
      <EmptyList title="Nič tu nečaká" clearPath={isNarrowed ? postPath({ page: 1 }) : undefined}>
        Zadržíme len e-mail starší než tri dni, ktorý ešte nemal ako odísť, štvrtý e-mail, ktorý v&nbsp;jeden deň
        vyvolá na tú istú adresu formulár na webe, a&nbsp;e-mail na adresu, z&nbsp;ktorej sa nám predošlý vrátil.
      </EmptyList>
    );
  }
  return isNarrowed ? (
    <EmptyList title="Tomuto filtru nezodpovedá žiadny e-mail" clearPath={postPath({ page: 1 })}>
      Skúste kratšie hľadanie, iný druh alebo všetky stavy.
    </EmptyList>
  ) : (
    <EmptyList title="Zatiaľ sme nenapísali žiadny e-mail">
      Keď sa niekto prihlási na kurz alebo pošle dopyt, uvidíte tu e-maily, ktoré sme mu poslali.
    </EmptyList>
  );
}
