import { expect } from 'vitest';
import type { Client } from './client.ts';
import { type Document, readDocument } from './document.ts';

/** The fields of Tomáš. */
export function filledIn(): Record<string, string> {
  return {
    applicant: 'person',
    firstName: 'Tomáš',
    lastName: 'Cvičný',
    email: 'tomas.cvicny@example.sk',
    phone: '+421 900 000 050',
    message: 'Predchádzajúce osvedčenie mi končí v máji.',
    consent: 'on',
  };
}

/** The fields of a browser's form by Tomáš, with the confirmation of a repeated sign-up, unless overridden. */
export function aForm(over: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn(), web: '', askedRepeat: 'on', ...over }))
    form.append(name, value);
  return form;
}

/** Sends the form a minute after it was opened, as a person would. */
export function sendForm(client: Client, body: FormData, slug = '/prva-pomoc', headers = {}): Promise<Response> {
  client.wait({ minutes: 1 });
  return client.send(`/kurzy-a-skolenia${slug}`, body, headers);
}

/** The page with a refused form. */
export async function refusedForm(client: Client, body: FormData): Promise<Document> {
  const answer = await sendForm(client, body);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return readDocument(answer);
}
