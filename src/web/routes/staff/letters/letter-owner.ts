import type { ReadableLetterAbout } from '#domain/letters/letter.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import { findContactRequest } from '#server/contact-requests/contact-requests.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';

interface LetterOwner {
  /** The page the letter belongs to, and how it is called. */
  path: string;
  title: string;
  /** „Späť na prihlášku“ */
  wayBack: string;
  list: { title: string; to: string };
}

/** What the letters at this address are about: below „dopyty“ a contact request, else a sign-up. */
export function letterAboutOf({ pathname }: URL, id: string): ReadableLetterAbout {
  return { noun: pathname.startsWith('/dashboard/dopyty/') ? 'contactRequest' : 'signUp', id };
}

/** Where a letter's page leads back to; undefined when there is no such sign-up or contact request. */
export async function findLetterOwner(
  { db }: App,
  { noun, id }: ReadableLetterAbout,
): Promise<LetterOwner | undefined> {
  if (noun === 'signUp') {
    const signUp = await findSignUp(db, id);
    return signUp && ownerIn(SIGN_UPS, id, applicantName(signUp));
  }
  const request = await findContactRequest(db, id);
  return request && ownerIn(CONTACT_REQUESTS, id, request.company);
}

const SIGN_UPS = { list: { title: 'Prihlášky', to: '/dashboard/prihlasky' }, wayBack: 'Späť na prihlášku' };
const CONTACT_REQUESTS = { list: { title: 'Dopyty', to: '/dashboard/dopyty' }, wayBack: 'Späť na dopyt' };

function ownerIn(section: typeof SIGN_UPS, id: string, title: string): LetterOwner {
  return { ...section, path: `${section.list.to}/${id}`, title };
}
