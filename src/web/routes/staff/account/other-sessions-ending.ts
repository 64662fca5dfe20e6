import { redirect } from 'react-router';
import { endOtherSessions } from '#server/staff/local/own-sessions.ts';
import { ACCOUNT } from '#web/ui/desk/account/account-paths.ts';
import type { Route } from './+types/other-sessions-ending';
import { requireOwnAccount } from './own-account.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the button is on the account's page. */
export async function loader(args: Route.LoaderArgs) {
  await requireOwnAccount(args);
  return redirect(ACCOUNT);
}

/** „Ukončiť ostatné“. */
export async function action(args: Route.ActionArgs) {
  const { app, staff, session } = await requireOwnAccount(args);
  await app.change(staff, (change) => endOtherSessions(change, session.id));
  return redirect(ACCOUNT, 303);
}
