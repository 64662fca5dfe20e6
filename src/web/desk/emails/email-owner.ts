import type { ReadableEmailAbout } from '#domain/emails/email.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import { findContactRequest } from '#server/contact-requests/contact-requests.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { findWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { CONTACT_REQUESTS, SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';

interface EmailOwner {
  /** The page of the record the email belongs to, and its title. */
  path: string;
  title: string;
  /** „Späť na prihlášku“ */
  wayBack: string;
  list: { title: string; to: string };
}

/** The record an email's page leads back to; undefined when it does not exist. */
export async function findEmailOwner({ db }: App, { noun, id }: ReadableEmailAbout): Promise<EmailOwner | undefined> {
  if (noun === 'signUp') {
    const signUp = await findSignUp(db, id);
    return signUp && ownerIn(OF_SIGN_UPS, id, applicantName(signUp));
  }
  if (noun === 'waitlistEntry') {
    const entry = await findWaitlistEntry(db, id);
    return entry && ownerIn(OF_WAITLIST, id, applicantName(entry));
  }
  const request = await findContactRequest(db, id);
  return request && ownerIn(OF_CONTACT_REQUESTS, id, request.company);
}

const OF_SIGN_UPS = { list: { title: 'Prihlášky', to: SIGN_UPS }, wayBack: 'Späť na prihlášku' };
const OF_CONTACT_REQUESTS = { list: { title: 'Dopyty', to: CONTACT_REQUESTS }, wayBack: 'Späť na dopyt' };
const OF_WAITLIST = { list: { title: 'Čakajú na termín', to: WAITLIST }, wayBack: 'Späť na záznam' };

function ownerIn(section: typeof OF_SIGN_UPS, id: string, title: string): EmailOwner {
  return { ...section, path: `${section.list.to}/${id}`, title };
}
