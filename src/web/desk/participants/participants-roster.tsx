import { data, redirect } from 'react-router';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { storeRoster } from '#server/roster-import/roster-imports.ts';
import { GuardedForm } from '#web/desk/kit/guarded-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons } from '#web/desk/kit/record-form.tsx';
import { SignUpHead } from '#web/desk/sign-ups/sign-up-head.tsx';
import { participantsPath, rosterImportPath } from '#web/desk/sign-ups/sign-up-paths.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { fillNames, isLongRoster, readRosterForm } from '#web/forms/roster-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { NamesGrid } from '#web/shared/names-grid.tsx';
import { RosterForm, RosterOutcome } from '#web/shared/roster-form.tsx';
import type { Route } from './+types/participants-roster';
import { findWithParticipants } from './find-participants.ts';

export const handle: PageHandle = { takes: 'table' };

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const { signUp } = await findWithParticipants(db, args.params.id);
  return { signUp };
}

/** Responds with the grid filled in; the names are stored by the form of the grid. */
export async function action(args: Route.ActionArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const { signUp, participants } = await findWithParticipants(db, args.params.id);
  const read = await readRosterForm(app, await readForm(args));
  if (read.refusal) return data({ refusal: read.refusal }, 422);
  if (isLongRoster(read.rows)) {
    const importId = await app.change(staff, (change) => storeRoster(change, signUp.id, read.rows));
    return redirect(rosterImportPath(signUp.id, importId), 303);
  }
  return { refusal: undefined, names: fillNames(read.rows, participants) };
}

export default function ParticipantsRoster({ loaderData: { signUp }, actionData }: Route.ComponentProps) {
  const names = actionData && 'names' in actionData ? actionData.names : undefined;
  const path = participantsPath(signUp.id);
  return (
    <>
      <SignUpHead signUp={signUp} title="Mená z&nbsp;tabuľky" />
      {names && (
        <GuardedForm action={path} className="panel" autoComplete="off" isUnsaved>
          <header>
            <h2>{applicantName(signUp)}</h2>
          </header>
          <div className="panel-body">
            <RosterOutcome {...names} advice="Miesta môžete v prihláške pridať a tabuľku načítať znova." />
            <NamesGrid places={names.entered} refusal={names.errors.length > 0 ? names : undefined} />
            <FormButtons save="Uložiť mená" back={path} backLabel="Späť bez uloženia" />
          </div>
        </GuardedForm>
      )}
      <Panel title={names ? 'Načítať inú tabuľku' : 'Vložiť z\u00A0tabuľky'} body>
        <RosterForm action={participantsPath(signUp.id, 'tabulka')} refusal={actionData?.refusal} />
      </Panel>
    </>
  );
}
