import { randomInt } from 'node:crypto';
import { anotherEmail, idOf } from './forms.ts';
import { type Load, sendForm, sendJson } from './load.ts';

/** More than one page of the grid: such a list is stored until staff confirm the import. */
const PEOPLE = 60;
const COMPANY = 'Hromadný zápis s. r. o.';

/** A company signs up its people, and staff import their names from a spreadsheet. */
export const rosterImport: Load = {
  name: 'imports of names',
  async write(site) {
    const company = { companyName: COMPANY, numberOfWorkers: String(PEOPLE), email: anotherEmail('firma') };
    const signUp = {
      ...company,
      phone: '+421 900 000 052',
      message: 'Mená pošleme.',
      consent: true,
      courseId: site.courseId,
    };
    const id = await idOf(await sendJson(site, '/api/sendCourse', signUp));
    if (!id) return undefined;
    const list = Array.from({ length: PEOPLE }, () => `${anotherName()};${anotherName()}`);
    const table = new FormData();
    table.set('table', ['Meno;Priezvisko', ...list].join('\n'));
    const upload = await sendForm(site, `/dashboard/prihlasky/${id}/ucastnici/tabulka`, table);
    const takeover = await sendForm(site, upload.headers.get('Location') ?? '', new URLSearchParams({ take: '1' }));
    if (takeover.headers.get('Location') !== `/dashboard/prihlasky/${id}`) return undefined;
    return async ({ db }) => {
      const people = await db.selectFrom('participant').select('lastName').where('signUpId', '=', id).execute();
      return people.length === PEOPLE && people.every(({ lastName }) => lastName !== null);
    };
  },
  halves: `
    select "signUpId" as "id" from "participant" join "signUp" on "signUp"."id" = "signUpId"
    where "signUp"."companyName" = '${COMPANY}' group by "signUpId" having count("participant"."lastName") not in (0, ${PEOPLE})`,
};

/** A name unique in the course, because equal names would require a confirmation. */
function anotherName(): string {
  const letters = Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26)));
  return `M${letters.join('')}`;
}
