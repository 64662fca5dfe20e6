import { data, redirect } from 'react-router';
import type { App } from '#server/app.ts';
import type { Handover } from '#server/staff/invitation-handover.ts';
import { findStaffRecord } from '#server/staff/staff-records.ts';
import { listPathAfter } from './answer-move.ts';
import type { HandoverDetails } from './handover-panel.tsx';

/** After an invitation: the list where it is sent by email, otherwise the page that shows the link once. */
export async function answerHandover(app: App, url: URL, invited: { id: string; handover: Handover }) {
  const { id, handover } = invited;
  const member = await findStaffRecord(app.db, id);
  if (handover.by === 'email' || !member) return redirect(listPathAfter(id), 303);
  const site = app.config.baseUrl ?? url.origin;
  const { code } = handover;
  const details: HandoverDetails = {
    name: member.name,
    email: member.email,
    link: code ? `${site}/signIn/pozvanka?kod=${code}` : `${site}/signIn`,
    isOneTime: code !== undefined,
  };
  return data({ handover: details, refusal: undefined });
}
