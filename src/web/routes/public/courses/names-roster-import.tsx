import { data, redirect } from 'react-router';
import { NAMES_LINK } from '#domain/actor.ts';
import { requestedPage } from '#domain/paging.ts';
import { namesPath, namingEnd, rosterPath } from '#domain/sign-ups/names-link.ts';
import { currentParticipants } from '#domain/sign-ups/participant.ts';
import { today } from '#server/clock.ts';
import { correctRoster, findRoster, takeRoster } from '#server/roster-import/roster-imports.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { readRosterAction, rosterRefusal, rosterView } from '#web/forms/roster-import-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import namesStyles from '#web/styles/pages/names.css?url';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { RosterImport } from '#web/ui/shared/roster-import.tsx';
import { OUTCOME_ID } from '#web/ui/shared/use-sent-form.tsx';
import { NamesPage, namesHead } from '#web/ui/site/names-page.tsx';
import type { Route } from './+types/names-roster-import';
import { codeOf, findLinkedSignUp } from './linked-sign-up.ts';

const TITLE = 'Mená z\u00A0tabuľky';

// Not cached: this page is for one company.
export const handle: PageHandle = { noIndex: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: namesStyles }];

export const meta = () => pageMeta({ title: TITLE, description: 'Kto príde na kurz' });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const code = codeOf(url);
  const signUp = await findLinkedSignUp(app, code);
  if (namingEnd(signUp, today(app))) throw redirect(namesPath(code));
  const { importId } = params;
  const [rows, participants] = await Promise.all([
    findRoster(app, { id: importId, signUpId: signUp.id }),
    listParticipants(app.db, signUp.id),
  ]);
  if (!rows) throw data(null, { status: 404 });
  const view = rosterView(
    rows,
    currentParticipants(participants, signUp),
    requestedPage(url.searchParams.get('strana')),
  );
  return { code, importId, head: namesHead(signUp), view };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const app = appOf(context);
  const code = codeOf(url);
  const signUp = await findLinkedSignUp(app, code);
  const { isTaken, corrections, known } = readRosterAction((await readForm({ context, request })).texts);
  if (namingEnd(signUp, today(app))) throw redirect(namesPath(code), 303);
  const key = { id: params.importId, signUpId: signUp.id };
  const again = rosterPath(code, params.importId);
  if (!isTaken) {
    const isCorrected = await app.change(NAMES_LINK, (change) => correctRoster(change, key, corrections));
    if (!isCorrected) throw data(null, { status: 404 });
    return redirect(again, 303);
  }
  const result = await app.change(NAMES_LINK, (change) => takeRoster(change, key, corrections, known));
  if (result.outcome === 'not-found') throw data(null, { status: 404 });
  if (result.outcome !== 'taken') return data(rosterRefusal(result), 409);
  return redirect(result.remaining > 0 ? again : `${namesPath(code)}&ulozene#${OUTCOME_ID}`, 303);
}

/** A company's list that is longer than a page of the grid. */
export default function NamesRosterImport({ loaderData, actionData }: Route.ComponentProps) {
  const { code, importId, head, view } = loaderData;
  return (
    <NamesPage {...head} title={TITLE} code={code}>
      <RosterImport
        {...view}
        refusal={actionData}
        advice="Ak majú prísť aj oni, ozvite sa nám."
        path={(page) => `${rosterPath(code, importId)}&strana=${page}`}
      />
    </NamesPage>
  );
}
