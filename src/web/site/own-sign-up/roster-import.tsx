import { data, redirect } from 'react-router';
import { APPLICANT } from '#domain/actor.ts';
import { requestedPage } from '#domain/paging.ts';
import { currentParticipants } from '#domain/sign-ups/participant.ts';
import { mayNamePeople, ownSignUpPath, rosterPath } from '#domain/sign-ups/sign-up-link.ts';
import { today } from '#server/clock.ts';
import { correctRoster, findRoster, takeRoster } from '#server/roster-import/roster-imports.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { readRosterAction, rosterRefusal, rosterView } from '#web/forms/roster-import-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { found } from '#web/shared/found.ts';
import { RosterImport } from '#web/shared/roster-import.tsx';
import type { Route } from './+types/roster-import';
import { findLinkedSignUp, subtitleOf } from './linked-sign-up.ts';
import { pathAfter } from './own-acts.ts';
import { RosterPage } from './roster-page.tsx';

export const handle: PageHandle = { noIndex: true };

export { headers, meta, notFound } from './roster.tsx';

export async function loader({ context, params: { code, importId }, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const signUp = await findLinkedSignUp(context, code);
  if (!mayNamePeople(signUp, today(app))) throw redirect(ownSignUpPath(code));
  const [rows, participants] = await Promise.all([
    findRoster(app, { id: importId, signUpId: signUp.id }).then(found),
    listParticipants(app.db, signUp.id),
  ]);
  const view = rosterView(
    rows,
    currentParticipants(participants, signUp),
    requestedPage(url.searchParams.get('strana')),
  );
  return { code, importId, subtitle: subtitleOf(signUp), view };
}

export async function action({ context, params: { code, importId }, request }: Route.ActionArgs) {
  const app = appOf(context);
  const signUp = await findLinkedSignUp(context, code);
  const { isTaken, corrections, known } = readRosterAction((await readForm({ context, request })).texts);
  if (!mayNamePeople(signUp, today(app))) throw redirect(ownSignUpPath(code), 303);
  const key = { id: importId, signUpId: signUp.id };
  const again = rosterPath(code, importId);
  if (!isTaken) {
    const isCorrected = await app.change(APPLICANT, (change) => correctRoster(change, key, corrections));
    if (!isCorrected) throw data(null, { status: 404 });
    return redirect(again, 303);
  }
  const result = found(await app.change(APPLICANT, (change) => takeRoster(change, key, corrections, known)));
  if (result.outcome !== 'taken') return data(rosterRefusal(result), 409);
  return redirect(result.remaining > 0 ? again : pathAfter(code, 'names'), 303);
}

/** A company's list that is longer than a page of the grid. */
export default function ImportedRoster({ loaderData, actionData }: Route.ComponentProps) {
  const { code, importId, subtitle, view } = loaderData;
  return (
    <RosterPage subtitle={subtitle} code={code}>
      <RosterImport
        {...view}
        refusal={actionData}
        advice="Ak majú prísť aj oni, ozvite sa nám."
        path={(page) => `${rosterPath(code, importId)}?strana=${page}`}
      />
    </RosterPage>
  );
}
