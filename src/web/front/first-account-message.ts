import type { App } from '#server/app.ts';
import { siteUrl } from '#server/config.ts';
import { inviteFirstStaffMember } from '#server/staff/first-account.ts';

/** The message at the start of the server while there is no staff account. */
export async function firstAccountMessage(app: App): Promise<string> {
  if (app.signInWay.provider !== 'local') return NO_ACCESS_YET;
  return `Prvý účet správy založíte na ${siteUrl(app.config)}/signIn/prvy-ucet?kod=${await inviteFirstStaffMember(app)}`;
}

const NO_ACCESS_YET =
  'Do správy sa zatiaľ nikto nedostane: nastavte STAFF_EMAIL na e-mail prvého správcu a spustite web znova.';
