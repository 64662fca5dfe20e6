import { data, redirect } from 'react-router';
import { PEOPLE_PER_PAGE, pageWithin, requestedPage } from '#domain/paging.ts';
import { missingNames, rosterOf } from '#domain/sign-ups/participant.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { today } from '#server/clock.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { GuardedForm } from '#web/desk/kit/guarded-form.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons } from '#web/desk/kit/record-form.tsx';
import { SignUpHead } from '#web/desk/sign-ups/sign-up-head.tsx';
import { pageAfterFilling, participantsPath } from '#web/desk/sign-ups/sign-up-paths.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import {
  initialPlaces,
  knownDuplicates,
  namesRefusal,
  readEnteredPlaces,
  readPlaces,
} from '#web/forms/names-form.ts';
import { found } from '#web/shared/found.ts';
import { NamesGrid } from '#web/shared/names-grid.tsx';
import { Pager } from '#web/shared/pager.tsx';
import { RosterForm } from '#web/shared/roster-form.tsx';
import type { Route } from './+types/participants';
import { findWithParticipants } from './find-participants.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const { signUp, participants } = await findWithParticipants(db, args.params.id);
  const size = { total: participants.length, pageSize: PEOPLE_PER_PAGE };
  const page = pageWithin(requestedPage(args.url.searchParams.get('strana')), size);
  const first = (page - 1) * PEOPLE_PER_PAGE;
  const places = initialPlaces(participants.slice(first, first + PEOPLE_PER_PAGE), first + 1);
  return { signUp, places, back: pageAfterFilling(args), page, ...size, ...rosterOf(participants) };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const { texts: form } = await readForm(args);
  const entered = readEnteredPlaces(form);
  const read = readPlaces(entered, today(app));
  if (read.errors) return data(namesRefusal(entered, read), 422);
  const result = found(
    await app.change(staff, (change) => nameParticipants(change, id, read.places, knownDuplicates(form))),
  );
  if (result.outcome !== 'saved') return data(namesRefusal(entered, result), 409);
  return redirect(pageAfterFilling(args), 303);
}

/** The participants, a line for each place, which staff fill in. */
export default function Participants({ loaderData, actionData }: Route.ComponentProps) {
  const { signUp, places, back, unnamed, ...pages } = loaderData;
  return (
    <>
      <SignUpHead signUp={signUp} title="Mená účastníkov" />
      <GuardedForm className="panel" autoComplete="off" isUnsaved={actionData !== undefined}>
        <header>
          <h2>{applicantName(signUp)}</h2>
          <span className="muted">{unnamed > 0 ? missingNames(unnamed) : 'všetky mená sú známe'}</span>
        </header>
        <div className="panel-body">
          <NamesGrid places={actionData?.entered ?? places} refusal={actionData} />
          <FormButtons save="Uložiť mená" back={back} backLabel="Späť" />
        </div>
      </GuardedForm>
      {unnamed > 0 && (
        <Panel title="Vložiť z&nbsp;tabuľky" body>
          <RosterForm action={participantsPath(signUp.id, 'tabulka')} />
        </Panel>
      )}
      {pages.total > pages.pageSize && (
        <Pager {...pages} keys={KEYS} path={(page) => participantsPath(signUp.id, undefined, page)} />
      )}
    </>
  );
}
