import type { App } from '#server/app.ts';
import { inviteFirstStaffMember } from '#server/staff/invitation.ts';

/** The message at the start of the server while there is no staff account. */
export async function firstWayIn(app: App, url: string): Promise<string> {
  if (app.signInWay.provider !== 'local') return NOBODY;
  return `Prvý účet správy založíte na ${url}/signIn/prvy-ucet?kod=${await inviteFirstStaffMember(app)}`;
}

const NOBODY =
  'Do správy sa zatiaľ nikto nedostane: nastavte STAFF_EMAIL na e-mail prvého správcu a spustite web znova.';
