import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { sendContactReply } from '#server/contact-requests/contact-replies.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { writeNote } from '#server/notes/notes.ts';
import { onBothDatabases } from '../../../../test/both-databases.ts';
import { JANA } from '../../../../test/builders.ts';
import { storedColleague } from '../../../../test/colleagues.ts';
import { aContact } from '../../../../test/contact-requests.ts';
import { factsOfRequest } from './contact-requests.ts';

onBothDatabases('the exported data of a contact request on %s', (openTestApp) => {
  test('contain the request, its replies and notes, but no names of staff', async () => {
    const { app } = await openTestApp();
    await storedColleague(app, JANA);
    const id = await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    const reply = { subject: 'Re: Dopyt', body: 'Prídeme v stredu.', isOffer: true };
    await app.change(JANA, (change) => sendContactReply(change, id, reply, [], 1));
    await app.change(JANA, (change) => writeNote(change, { noun: 'contactRequest', id }, 'Volať poobede.'));
    const person = {
      noun: 'contactRequest',
      id,
      name: '',
      email: '',
      phone: '',
      birthDate: '',
      about: '',
      at: '',
    } as const;
    const facts = await factsOfRequest(app.db, person);
    const valuesByName = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
    expect(valuesByName).toMatchObject({
      email: 'sklady@example.sk',
      state: 'Ponuka',
      reply1: 'Re: Dopyt\nPrídeme v stredu.',
      note1: 'Volať poobede.',
    });
    expect(JSON.stringify(facts)).not.toContain(JANA.name);
  });
});
