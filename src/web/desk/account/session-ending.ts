import { redirect } from 'react-router';
import { endOtherSessions, endOwnSession } from '#server/staff/local/own-account.ts';
import type { Route } from './+types/session-ending';
import { ACCOUNT } from './account-paths.ts';
import { requireOwnAccount } from './own-account.ts';

export { default } from '#web/desk/desk-not-found.ts';

/** A GET only redirects: the buttons are on the account's page. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwnAccount(args);
  return redirect(ACCOUNT);
}

/** „Ukončiť“ one session, „Ukončiť ostatné“. */
export async function action(args: Route.ActionArgs) {
  const { app, staff, session } = await requireOwnAccount(args);
  const { id } = args.params;
  await app.change(staff, (change) => (id ? endOwnSession(change, id) : endOtherSessions(change, session.id)));
  return redirect(ACCOUNT, 303);
}
