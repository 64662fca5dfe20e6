import { data, redirect } from 'react-router';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Delivery } from '#server/staff/staff-invitations.ts';
import { countUnfinishedWork, findStaffRecord } from '#server/staff/staff-records.ts';
import { STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';
import type { InvitationDetails } from './invitation-panel.tsx';
import type { SignInFacts } from './move-links.ts';

/** After an invitation: the list where it is sent by email, otherwise the page that shows the link once, or one's own link. */
export async function answerInvited(
  { app, staff }: { app: App; staff: StaffMember },
  url: URL,
  { id, delivery }: { id: string; delivery: Delivery },
) {
  const member = await findStaffRecord(app.db, id);
  if (delivery.by === 'email' || !member) return redirect(STAFF_MEMBERS, 303);
  const site = app.config.baseUrl ?? url.origin;
  const { code } = delivery;
  const path = code ? `/signIn/pozvanka?kod=${code}` : '/signIn';
  // one's own session has ended, so that the page could not be shown
  if (id === staff.id) return redirect(path, 303);
  const details: InvitationDetails = {
    name: member.name,
    email: member.email,
    link: site + path,
    isOneTime: code !== undefined,
  };
  return data({ invitation: details });
}

/** What the product itself manages with the configured way to sign in. */
export function signInFacts({ signInWay: { provider } }: App): SignInFacts {
  return { hasAccounts: provider === 'local', hasSessions: provider !== 'clerk' };
}

/** What is left without anyone when a member loses access, on this condition. */
export async function unfinishedSentences(app: App, memberId: string, condition: string): Promise<string[]> {
  const { courses, contactRequests } = await countUnfinishedWork(app, memberId);
  return [
    courses > 0 &&
      `Kurzy, ktoré zostanú bez lektora${condition}: ${courses}. Určte na ne iného, pripomenie to aj Dnes.`,
    contactRequests > 0 &&
      `Otvorené dopyty, ktoré zostanú bez riešiteľa${condition}: ${contactRequests}. Prevziať si ich môže každý, pripomenie ich Dnes.`,
  ].filter((sentence) => sentence !== false);
}
