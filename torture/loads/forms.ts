import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { anotherContact } from '../../test/contact-requests.ts';
import { type Load, type Site, sendJson } from './load.ts';

export const contactRequests: Load = {
  name: 'contact requests',
  async write(site) {
    const id = await sendContact(site, anotherEmail());
    return id ? ({ db }) => isThere(db, 'contactRequest', id) : undefined;
  },
  halves: `select "id" from "contactRequest" where not exists (select 1 from "event" where "nounId" = "contactRequest"."id")`,
};

export const signUps: Load = {
  name: 'sign-ups with files',
  async write(site) {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Math.floor(Math.random() * 200_000))]);
    const id = await sendSignUp(site, { email: anotherEmail(), bytes });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (!id) return undefined;
    return async ({ db }) => (await isThere(db, 'signUp', id)) && hasBytes(db, id, sha256);
  },
  halves: `
    select "id" from "signUp" where not exists (select 1 from "participant" where "signUpId" = "signUp"."id")
    union all select "id" from "signUp" where not exists (select 1 from "event" where "nounId" = "signUp"."id")
    union all select "id" from "signUpFile" where not exists (select 1 from "signUp" where "id" = "signUpFile"."signUpId")
    union all select "id" from "email" where "aboutNoun" = 'signUp' and not exists (select 1 from "signUp" where "id" = "email"."aboutId")
    union all select "id" from "email" where "aboutNoun" = 'contactRequest' and not exists (select 1 from "contactRequest" where "id" = "email"."aboutId")`,
};

export function anotherEmail(name = 'clovek'): string {
  return `${name}${randomBytes(6).toString('hex')}@example.sk`;
}

/** Returns the id of the stored request; undefined without an answer. */
export async function sendContact(site: Site, email: string): Promise<string | undefined> {
  return idOf(await sendJson(site, '/api/sendContact', anotherContact({ email })));
}

interface Sender {
  email: string;
  bytes?: Buffer;
}

export async function sendSignUp(site: Site, { email, bytes = PDF }: Sender): Promise<string | undefined> {
  const files = [{ name: 'osvedcenie.pdf', content: bytes.toString('base64') }];
  const person = { firstName: 'Tomáš', lastName: 'Cvičný', email, phone: '+421 900 000 050' };
  const signUp = { ...person, message: 'Meranie.', consent: true, courseId: site.courseId, files };
  return idOf(await sendJson(site, '/api/sendCourse', signUp));
}

const PDF = Buffer.from('%PDF-1.7 osvedčenie');

export async function idOf(answer: Response): Promise<string | undefined> {
  return answer.status === 201 ? (await answer.json()).id : undefined;
}

/** True when the record and its email are both stored. */
async function isThere(db: Db, table: 'signUp' | 'contactRequest', id: string): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  const email = await db.selectFrom('email').select('id').where('aboutId', '=', id).executeTakeFirst();
  return row !== undefined && email !== undefined;
}

async function hasBytes(db: Db, signUpId: string, sha256: string): Promise<boolean> {
  const file = await db.selectFrom('signUpFile').select('bytes').where('signUpId', '=', signUpId).executeTakeFirst();
  return file !== undefined && createHash('sha256').update(file.bytes).digest('hex') === sha256;
}
