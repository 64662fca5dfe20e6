import { data, redirect } from 'react-router';
import { NAMES_LINK } from '#domain/actor.ts';
import { pageWithin, requestedPage } from '#domain/paging.ts';
import { namesPath, namingEnd, rosterPath } from '#domain/sign-ups/names-link.ts';
import { currentParticipants, missingNames, rosterOf } from '#domain/sign-ups/participant.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import {
  initialPlaces,
  knownDuplicates,
  namesRefusal,
  readEnteredPlaces,
  readPlaces,
} from '#web/forms/names-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import namesStyles from '#web/styles/pages/names.css?url';
import { NamesGrid } from '#web/ui/shared/names-grid.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Pager } from '#web/ui/shared/pager.tsx';
import { PEOPLE_PER_PAGE } from '#web/ui/shared/people-per-page.ts';
import { RosterForm } from '#web/ui/shared/roster-form.tsx';
import { OUTCOME_ID } from '#web/ui/shared/use-sent-form.tsx';
import { NamesPage, namesHead } from '#web/ui/site/names-page.tsx';
import { FormPlace, Outcome } from '#web/ui/site/sent-form-parts.tsx';
import type { Route } from './+types/names';
import { codeOf, findLinkedSignUp } from './linked-sign-up.ts';

// Not cached: this page is for one company.
export const handle: PageHandle = { noIndex: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: namesStyles }];

export const meta = () => pageMeta({ title: 'Doplniť mená', description: 'Kto príde na kurz' });

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const code = codeOf(url);
  const signUp = await findLinkedSignUp(app, code);
  const participants = currentParticipants(await listParticipants(app.db, signUp.id), signUp);
  const size = { total: participants.length, pageSize: PEOPLE_PER_PAGE };
  const page = pageWithin(requestedPage(url.searchParams.get('strana')), size);
  const first = (page - 1) * PEOPLE_PER_PAGE;
  return {
    code,
    end: namingEnd(signUp, today(app)),
    isSaved: url.searchParams.has('ulozene'),
    head: namesHead(signUp),
    places: initialPlaces(participants.slice(first, first + PEOPLE_PER_PAGE), first + 1),
    unnamed: rosterOf(participants).unnamed,
    pages: { page, ...size },
  };
}

/** Anyone who has the link may name the participants; the link gives access to nothing else. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const app = appOf(context);
  const code = codeOf(url);
  const signUp = await findLinkedSignUp(app, code);
  const { texts: form } = await readForm({ context, request });
  if (namingEnd(signUp, today(app))) throw redirect(namesPath(code), 303);
  const entered = readEnteredPlaces(form);
  const read = readPlaces(entered, today(app));
  if (read.errors) return data(namesRefusal(entered, read), 422);
  const known = knownDuplicates(form);
  const result = await app.change(NAMES_LINK, (change) => nameParticipants(change, signUp.id, read.places, known));
  if (result.outcome === 'not-found') throw data(null, { status: 404 });
  if (result.outcome !== 'saved') return data(namesRefusal(entered, result), 409);
  return redirect(`${namesPath(code)}&ulozene#${OUTCOME_ID}`, 303);
}

/** A company names its participants, a line for each place, as often as it likes until the course ends. */
export default function Names({ loaderData, actionData }: Route.ComponentProps) {
  const { code, head, end, isSaved, unnamed } = loaderData;
  return (
    <NamesPage {...head} code={code}>
      {end ? (
        <p>{ENDS[end]}</p>
      ) : (
        <FormPlace
          outcome={isSaved && !actionData && <Saved unnamed={unnamed} />}
          again={unnamed > 0 ? 'Doplniť ďalšie mená' : 'Upraviť mená'}
          isOpen={unnamed > 0}
        >
          <NamesForm {...loaderData} refusal={actionData} />
        </FormPlace>
      )}
    </NamesPage>
  );
}

function Saved({ unnamed }: { unnamed: number }) {
  return (
    <Outcome sign="system-ok" title="Mená sú uložené">
      <p>{nonBreaking(unnamed > 0 ? `Ešte ${missingNames(unnamed)}.` : 'Nechýba ani jedno.')}</p>
    </Outcome>
  );
}

const ENDS = {
  cancelled: 'Táto prihláška je zrušená, mená už netreba dopĺňať. Ak to nesedí, ozvite sa nám.',
  over: 'Kurz sa už konal, mená sa už nedajú zmeniť.',
};

type NamesFormProps = Pick<Route.ComponentProps['loaderData'], 'code' | 'places' | 'unnamed' | 'pages'> & {
  refusal: Route.ComponentProps['actionData'];
};

function NamesForm({ code, places, unnamed, pages, refusal }: NamesFormProps) {
  return (
    <>
      <p>
        {unnamed > 0 ? `V prihláške ${missingNames(unnamed)}. ` : ''}
        Vyplňte, čo viete; zvyšok môžete doplniť aj neskôr cez ten istý odkaz. Dátum narodenia a&nbsp;e-mail vyplňte,
        len ak ich treba na doklad.
      </p>
      <form method="post" autoComplete="off">
        <NamesGrid places={refusal?.entered ?? places} refusal={refusal} />
        <div className="btns">
          <button className="btn" type="submit">
            Uložiť mená
          </button>
        </div>
      </form>
      {pages.total > pages.pageSize && <Pager {...pages} path={(page) => `${namesPath(code)}&strana=${page}`} />}
      {unnamed > 0 && (
        <>
          <h2>Vložiť z&nbsp;tabuľky</h2>
          <RosterForm action={rosterPath(code)} message={undefined} />
        </>
      )}
      <p className="muted">
        Údaje účastníkov používame len na vedenie kurzu a&nbsp;vydanie dokladov.{' '}
        <a href="/ochrana-osobnych-udajov">Ochrana osobných údajov</a>
      </p>
    </>
  );
}
