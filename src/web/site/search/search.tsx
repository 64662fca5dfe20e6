import { DOCUMENT_KINDS, KINDS } from '#domain/site-search/site-document.ts';
import { parseSiteQuery, QUERY_LENGTH_MAX } from '#domain/site-search/site-query.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { SiteSearch } from '#server/site-search/site-search.ts';
import { appOf } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { Complaint, described } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { plainText } from '#web/shared/markdown.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { Sign } from '#web/shared/sign.tsx';
import { Breadcrumb } from '#web/site/kit/breadcrumb.tsx';
import { Section } from '#web/site/kit/section.tsx';
import type { Route } from './+types/search';
import { HitList, KindLinks } from './hit-list.tsx';
import { searchHits } from './search-hits.ts';
import { siteDocuments } from './site-documents.ts';

// Not cached: a person's searches are private (decision 0030).
export const handle: PageHandle = { noIndex: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.text ? `Hľadanie: ${loaderData.text}` : 'Hľadanie',
    description: 'Hľadajte v službách, kurzoch, článkoch a na ďalších stránkach webu.',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { text, words, wasCut } = parseSiteQuery(url.searchParams.get('q') ?? '');
  const slug = url.searchParams.get('druh');
  const kind = KINDS.find((kind) => DOCUMENT_KINDS[kind].slug === slug);
  const { matches, isSimilar } = await siteSearchOf(appOf(context)).find(words);
  const complaint = text && words.length === 0 ? 'Zadajte aspoň dve písmená alebo číslice.' : undefined;
  return { text, wasCut, complaint, isSimilar, kind: kind && slug, ...searchHits(matches, kind) };
}

/** Finds pages, offered courses, articles and episodes by words, their forms and, if none match, similar words. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { text, complaint } = loaderData;
  return (
    <>
      <section className="plain-header">
        <div className="wrap">
          <Breadcrumb steps={[{ title: 'Domov', to: '/' }, { title: 'Hľadanie' }]} />
          <h1>Hľadanie</h1>
          <SearchForm text={text} complaint={complaint} />
        </div>
      </section>
      <Section className="search-answer">{text && !complaint ? <Answer {...loaderData} /> : <Suggestions />}</Section>
    </>
  );
}

type AnswerProps = Route.ComponentProps['loaderData'];

function Answer({ text, kind, total, count, shown, hits, kinds, ...matches }: AnswerProps) {
  const { isSimilar, wasCut } = matches;
  return (
    <>
      {kinds.length > 1 && <KindLinks kinds={kinds} chosen={kind ?? undefined} total={total} text={text} />}
      {count > 0 && (
        <p className="muted">
          {counted(count, 'výsledok', 'výsledky', 'výsledkov')} pre „{nonBreaking(text)}“
          {count > shown && `, zobrazujeme najlepších ${shown}`}
        </p>
      )}
      {count > 0 && isSimilar && (
        <p className="muted">Stránku so všetkými týmito slovami nemáme. Toto sú podobné výsledky:</p>
      )}
      {wasCut && <p className="muted">{`Hľadali sme podľa prvých ${QUERY_LENGTH_MAX}\u00A0znakov.`}</p>}
      {count > 0 ? <HitList hits={hits} /> : <NoResults text={text} />}
    </>
  );
}

const searches = new WeakMap<App, SiteSearch>();

/** The search of this node's site; its index is built by the first search. */
function siteSearchOf(app: App): SiteSearch {
  return searches.getOrInsertComputed(app, () => new SiteSearch(app, { pages: siteDocuments, plainText }));
}

/** The search field of the site; the result has an address. */
function SearchForm({ text, complaint }: { text: string; complaint: string | undefined }) {
  return (
    <search>
      <form action="/hladat" className={complaint ? 'search-form field field--bad' : 'search-form field'}>
        <label className="sr-only" htmlFor="q">
          Hľadať na webe
        </label>
        <Icon name="search" />
        <input
          id="q"
          name="q"
          type="search"
          maxLength={QUERY_LENGTH_MAX}
          defaultValue={text}
          enterKeyHint="search"
          {...described('q', undefined, complaint)}
        />
        <button type="submit" className="btn">
          Hľadať
        </button>
        {complaint && <Complaint id="q-error">{complaint}</Complaint>}
      </form>
    </search>
  );
}

/** What to try when nothing was found. */
function NoResults({ text }: { text: string }) {
  return (
    <div className="card nothing-found">
      <Sign src="system-info" size={44} />
      <h2>Nič sme nenašli</h2>
      <p>
        Pre „{text}“ sme nenašli žiadny výsledok. Skúste kratšie alebo iné slovo, pozrite si{' '}
        <a href="/kurzy-a-skolenia#ponuka-kurzov">ponuku kurzov</a> alebo nám <a href="/kontakt#formular">napíšte</a>.
      </p>
    </div>
  );
}

const SUGGESTIONS = [
  { title: 'Kurzy a školenia', to: '/kurzy-a-skolenia', text: 'Termíny v štyroch mestách a prihláška' },
  { title: 'Služby', to: '/sluzby', text: 'Požiarna ochrana, BOZP, revízie a ďalšie' },
  { title: 'Modelové riešenia', to: '/modelove-riesenia', text: 'Povinnosti podľa typu firmy' },
  { title: 'Oprávnenia', to: '/opravnenia', text: 'Doklady a certifikáty na stiahnutie' },
  { title: 'Kontakt', to: '/kontakt', text: 'Pobočky, telefóny a formulár' },
];

/** The most wanted pages, shown before a search. */
function Suggestions() {
  return (
    <div className="suggestions">
      <h2>Možno hľadáte</h2>
      <ul className="hits">
        {SUGGESTIONS.map(({ title, to, text }) => (
          <li key={to}>
            <a href={to}>
              <h3 className="hit-title">{nonBreaking(title)}</h3>
              <p>{nonBreaking(text)}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
