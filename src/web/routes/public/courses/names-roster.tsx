import { data, redirect } from 'react-router';
import { NAMES_LINK } from '#domain/actor.ts';
import { namesPath, namingEnd, rosterPath } from '#domain/sign-ups/names-link.ts';
import { currentParticipants } from '#domain/sign-ups/participant.ts';
import { today } from '#server/clock.ts';
import { storeRoster } from '#server/roster-import/roster-imports.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { fillNames, isLongRoster, readRosterForm } from '#web/forms/roster-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import namesStyles from '#web/styles/pages/names.css?url';
import { NamesGrid } from '#web/ui/shared/names-grid.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { RosterForm, RosterOutcome } from '#web/ui/shared/roster-form.tsx';
import { NamesPage, namesHead } from '#web/ui/site/names-page.tsx';
import type { Route } from './+types/names-roster';
import { codeOf, findLinkedSignUp } from './linked-sign-up.ts';

const TITLE = 'Mená z\u00A0tabuľky';

// Not cached: this page is for one company.
export const handle: PageHandle = { noIndex: true, takes: 'table' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: namesStyles }];

export const meta = () => pageMeta({ title: TITLE, description: 'Kto príde na kurz' });

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const code = codeOf(url);
  const signUp = await findLinkedSignUp(app, code);
  if (namingEnd(signUp, today(app))) throw redirect(namesPath(code));
  return { code, head: namesHead(signUp) };
}

/** Responds with the grid filled in; the names are stored by the form of the grid. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const app = appOf(context);
  const code = codeOf(url);
  const signUp = await findLinkedSignUp(app, code);
  const form = await readForm({ context, request });
  if (namingEnd(signUp, today(app))) throw redirect(namesPath(code), 303);
  const read = await readRosterForm(app, form);
  if (read.message !== undefined) return data({ message: read.message }, 422);
  if (isLongRoster(read.rows)) {
    const importId = await app.change(NAMES_LINK, (change) => storeRoster(change, signUp.id, read.rows));
    return redirect(rosterPath(code, importId), 303);
  }
  const participants = currentParticipants(await listParticipants(app.db, signUp.id), signUp);
  return { message: undefined, names: fillNames(read.rows, participants) };
}

/** A company checks the list it has sent before it is stored. */
export default function NamesRoster({ loaderData: { code, head }, actionData }: Route.ComponentProps) {
  const names = actionData && 'names' in actionData ? actionData.names : undefined;
  return (
    <NamesPage {...head} title={TITLE} code={code}>
      {names && (
        <form method="post" action={namesPath(code)} autoComplete="off">
          <RosterOutcome {...names} advice="Ak majú prísť aj oni, ozvite sa nám." />
          <NamesGrid places={names.entered} refusal={names.errors.length > 0 ? names : undefined} />
          <div className="btns">
            <button className="btn" type="submit">
              Uložiť mená
            </button>
          </div>
        </form>
      )}
      <h2>{names ? 'Načítať inú tabuľku' : 'Vložiť z\u00A0tabuľky'}</h2>
      <RosterForm action={rosterPath(code)} message={actionData?.message} />
    </NamesPage>
  );
}
