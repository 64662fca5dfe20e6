import { data, redirect } from 'react-router';
import { requestedPage } from '#domain/paging.ts';
import { correctRoster, findRoster, takeRoster } from '#server/roster-import/roster-imports.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { SignUpHead } from '#web/desk/sign-ups/sign-up-head.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { rosterImportPath } from '#web/desk/sign-ups/sign-up-paths.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { readRosterAction, rosterRefusal, rosterView } from '#web/forms/roster-import-form.ts';
import { found } from '#web/shared/found.ts';
import { RosterImport } from '#web/shared/roster-import.tsx';
import type { Route } from './+types/roster-import';
import { findWithParticipants } from './find-participants.ts';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const { id, importId } = args.params;
  const { signUp, participants } = await findWithParticipants(db, id);
  const rows = found(await findRoster(app, { id: importId, signUpId: id }));
  return {
    signUp,
    importId,
    view: rosterView(rows, participants, requestedPage(args.url.searchParams.get('strana'))),
  };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id: signUpId, importId } = args.params;
  const key = { id: importId, signUpId };
  const { isTaken, corrections, known } = readRosterAction((await readForm(args)).texts);
  const again = rosterImportPath(signUpId, importId);
  if (!isTaken) {
    const isCorrected = await app.change(staff, (change) => correctRoster(change, key, corrections));
    if (isCorrected) setNotice(args, 'rows-corrected');
    return redirect(isCorrected ? again : signUpList.record(signUpId), 303);
  }
  const result = await app.change(staff, (change) => takeRoster(change, key, corrections, known));
  // the list has been stored meanwhile by another user or through the company's link
  if (result.outcome === 'not-found') return redirect(signUpList.record(signUpId), 303);
  if (result.outcome !== 'taken') return data(rosterRefusal(result), 409);
  return redirect(result.remaining > 0 ? again : signUpList.record(signUpId), 303);
}

/** A list longer than a page of the grid. */
export default function StaffRosterImport({ loaderData, actionData }: Route.ComponentProps) {
  const { signUp, importId, view } = loaderData;
  return (
    <>
      <SignUpHead signUp={signUp} title="Mená z&nbsp;tabuľky" />
      <Panel title="Dlhý zoznam" body>
        <RosterImport
          {...view}
          refusal={actionData}
          advice="Miesta môžete v prihláške pridať a zapísať ich potom."
          path={(page) => rosterImportPath(signUp.id, importId, page)}
        />
      </Panel>
    </>
  );
}
