import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { aCompany, aFile, aPerson, JANA } from './builders.ts';
import { aContact } from './contact-requests.ts';
import { signedUp } from './courses.ts';

/** A person with an unusual name, so that all remaining data about her can be found. */
export const MARTA = {
  firstName: 'Marta',
  lastName: 'Krajčiová',
  email: 'krajciova@posta.example',
  phone: '+421 905 111 003',
};

/** Marta signs up for herself, with a file. */
export function martaSignsUp(app: App, course: { id: string }): Promise<string> {
  return signedUp(app, course, { fields: aPerson({ ...MARTA, message: 'Píše Marta Krajčiová.' }), files: [aFile()] });
}

/** Marta sends a contact request. */
export function martaSendsContactRequest(app: App): Promise<string> {
  return app.change(VISITOR, (change) => submitContactRequest(change, aContact({ ...MARTA, company: 'Lekáreň' })));
}

/** A company names Marta and Ján Polák; returns the ids of its sign-up and of both participants. */
export async function companyNamesMarta(app: App, course: { id: string }) {
  const signUpId = await signedUp(app, course, { fields: aCompany() });
  const [first, second] = await listParticipants(app.db, signUpId);
  if (!first || !second) throw new Error('no places');
  const marta = { firstName: MARTA.firstName, lastName: MARTA.lastName, birthDate: '1990-05-04', email: MARTA.email };
  const places = [
    { ...marta, id: first.id, version: first.version },
    { firstName: 'Ján', lastName: 'Polák', birthDate: null, email: null, id: second.id, version: second.version },
  ];
  const named = await app.change(JANA, (change) => nameParticipants(change, signUpId, places));
  if (named.outcome !== 'saved') throw new Error(named.outcome);
  return { signUpId, placeId: first.id, colleagueId: second.id };
}
