import { data, redirect } from 'react-router';
import type { App } from '#server/app.ts';
import type { Delivery } from '#server/staff/invitation-delivery.ts';
import { findStaffRecord } from '#server/staff/staff-records.ts';
import { listPathAfter } from './answer-move.ts';
import type { InvitationDetails } from './invitation-panel.tsx';

/** After an invitation: the list where it is sent by email, otherwise the page that shows the link once. */
export async function answerInvited(app: App, url: URL, { id, delivery }: { id: string; delivery: Delivery }) {
  const member = await findStaffRecord(app.db, id);
  if (delivery.by === 'email' || !member) return redirect(listPathAfter(id), 303);
  const site = app.config.baseUrl ?? url.origin;
  const { code } = delivery;
  const details: InvitationDetails = {
    name: member.name,
    email: member.email,
    link: code ? `${site}/signIn/pozvanka?kod=${code}` : `${site}/signIn`,
    isOneTime: code !== undefined,
  };
  return data({ invitation: details, refusal: undefined });
}
