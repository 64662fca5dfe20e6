import { data, redirect } from 'react-router';
import { APPLICANT } from '#domain/actor.ts';
import { currentParticipants } from '#domain/sign-ups/participant.ts';
import { mayNamePeople, ownSignUpPath, rosterPath } from '#domain/sign-ups/sign-up-link.ts';
import { today } from '#server/clock.ts';
import { storeRoster } from '#server/roster-import/roster-imports.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { fillNames, isLongRoster, readRosterForm } from '#web/forms/roster-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { NamesGrid } from '#web/shared/names-grid.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import { RosterForm, RosterOutcome } from '#web/shared/roster-form.tsx';
import type { Route } from './+types/roster';
import { findLinkedSignUp, subtitleOf } from './linked-sign-up.ts';
import { NamesForm } from './names-form.tsx';
import { RosterPage } from './roster-page.tsx';

export const handle: PageHandle = { noIndex: true, takes: 'table' };

export const meta = () => pageMeta({ title: 'Mená z\u00A0tabuľky', description: 'Kto príde na kurz' });

export { headers } from '#web/site/kit/private-headers.ts';
export { notFound } from './unknown-link.tsx';

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const app = appOf(context);
  const signUp = await findLinkedSignUp(context, code);
  if (!mayNamePeople(signUp, today(app))) throw redirect(ownSignUpPath(code));
  return { code, subtitle: subtitleOf(signUp) };
}

/** Responds with the grid filled in; the names are stored by the form of the grid. */
export async function action({ context, params: { code }, request }: Route.ActionArgs) {
  const app = appOf(context);
  const signUp = await findLinkedSignUp(context, code);
  const form = await readForm({ context, request });
  if (!mayNamePeople(signUp, today(app))) throw redirect(ownSignUpPath(code), 303);
  const read = await readRosterForm(app, form);
  if (read.refusal) return data({ refusal: read.refusal }, 422);
  if (isLongRoster(read.rows)) {
    const importId = await app.change(APPLICANT, (change) => storeRoster(change, signUp.id, read.rows));
    return redirect(rosterPath(code, importId), 303);
  }
  const participants = currentParticipants(await listParticipants(app.db, signUp.id), signUp);
  return { refusal: undefined, names: fillNames(read.rows, participants) };
}

/** A company checks the list it has sent before it is stored. */
export default function Roster({ loaderData: { code, subtitle }, actionData }: Route.ComponentProps) {
  const names = actionData && 'names' in actionData ? actionData.names : undefined;
  return (
    <RosterPage subtitle={subtitle} code={code}>
      {names && (
        <NamesForm action={ownSignUpPath(code)}>
          <RosterOutcome {...names} advice="Ak majú prísť aj oni, ozvite sa nám." />
          <NamesGrid places={names.entered} refusal={names.errors.length > 0 ? names : undefined} />
        </NamesForm>
      )}
      <h2>{names ? 'Načítať inú tabuľku' : 'Vložiť z\u00A0tabuľky'}</h2>
      <RosterForm action={rosterPath(code)} refusal={actionData?.refusal} />
    </RosterPage>
  );
}
