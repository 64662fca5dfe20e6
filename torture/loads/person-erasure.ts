import { personKey } from '#domain/personal-data/person-search.ts';
import { anotherEmail, sendContact, sendSignUp } from './forms.ts';
import { type Load, sendForm } from './load.ts';

/** A person signs up, sends a contact request, and is erased on request, which also frees the seat. */
export const personErasure: Load = {
  name: 'erasures of one person',
  async write(site) {
    const email = anotherEmail('mazany');
    const signUpId = await sendSignUp(site, { email });
    if (!signUpId || !(await sendContact(site, email))) return undefined;
    const kto = ['Tomáš Cvičný', 'Petra Vzorová'].map((name) => ['kto', `${email} ${personKey(name)}`]);
    const query = new URLSearchParams([['hladat', email], ...kto, ['miesta', 'zrusit']]);
    const path = `/dashboard/sukromie/osoba/vymazanie?${query}`;
    const page = await (await fetch(site.url + path, { headers: { cookie: site.cookie } })).text();
    const plan = /name="plan" value="([\da-f]{64})"/.exec(page)?.[1] ?? '';
    const answer = await sendForm(site, path, new URLSearchParams({ plan, slovo: 'VYMAZAŤ' }));
    if (!answer.headers.get('Location')?.includes('vymazana')) return undefined;
    return async ({ db }) => {
      const tables = await Promise.all([
        db.selectFrom('signUp').select('id').where('email', '=', email).execute(),
        db.selectFrom('contactRequest').select('id').where('email', '=', email).execute(),
        db.selectFrom('email').select('id').where('recipient', '=', email).execute(),
        db.selectFrom('signUpFile').select('id').where('signUpId', '=', signUpId).execute(),
      ]);
      return tables.every((rows) => rows.length === 0);
    };
  },
  // the contact request is stored after the sign-up, and one transaction erases both
  halves: `
    select "id" from "contactRequest" where "email" like 'mazany%' and not exists (
      select 1 from "signUp" where "signUp"."email" = "contactRequest"."email")`,
};
