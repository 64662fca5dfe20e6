import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { APPLICATION_FORMS, type ApplicationForm } from '#content/application-forms.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import type { KnownFacts } from './known-facts.ts';
import { pdfForm } from './pdf.ts';
import { knownOfSignUp, requiredPersonFacts } from './sign-up-form.ts';
import { writeApplicationForm } from './write-form.ts';

const WORD = formOf('prihlaska-lesenar.docx');
const EXCEL = formOf('prihlaska-motorove-voziky.xlsx');

function formOf(file: string): ApplicationForm {
  const form = APPLICATION_FORMS.find((form) => form.file === file);
  if (!form) throw new Error(`there is no form ${file}`);
  return form;
}

const PARTS = ['word/document.xml', 'xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml'];

/** The content and layout of a form, without its creation times. */
function partsOf(file: Uint8Array): Record<string, string> {
  const files = unzipSync(new Uint8Array(file), { filter: ({ name }) => PARTS.includes(name) });
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const filled = async (form: ApplicationForm, known: KnownFacts) => partsOf(await writeApplicationForm(form, known));

/** The texts of a form, as Office shows them. */
const textsOf = (parts: Record<string, string>) =>
  Array.from(
    Object.values(parts)
      .join('')
      .matchAll(/<(?:w:)?t(?: [^>]*)?>([^<]*)</g),
    ([, text = '']) =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );

test.each(APPLICATION_FORMS)('$file in public equals the form written from its record', async (form) => {
  const blank = partsOf(await writeApplicationForm(form));
  expect(Object.keys(blank).length).toBeGreaterThan(0);
  expect(partsOf(await readFile(`public/prihlasky/${form.file}`))).toEqual(blank);
});

test.each(APPLICATION_FORMS)('$file asks for names and dates of birth', (form) => {
  expect(requiredPersonFacts(form)).toEqual(['name', 'birthDate']);
});

test.each(APPLICATION_FORMS)('$file as PDF is one tagged page', async (form) => {
  const facts = { companyName: '#panic() *B* $x$', days: '7. 1. 2027', place: 'Žilina', phone: '+421 900 000 050' };
  const people = Array.from({ length: form.rows }, () => ({ name: 'Žofia Ľuptáková', birthDate: '12.05.1988' }));
  const pdf = Buffer.from(await pdfForm(form, { facts, people })).toString('latin1');
  expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(pdf).toContain('/Count 1');
});

describe.each([WORD, EXCEL])('$file', (form) => {
  test.each([
    'Ing. Žofia Ľuptáková-Ďuričková, PhD.',
    'Олена Щербак',
    'Ελένη Παπαδοπούλου',
    '<b>&"Jozef"</b>',
    '=1+1',
    '+421 900 000 000',
    '@SUM(A1)',
    `Vendelín ${'Dlhý '.repeat(10)}Polák`,
  ])('has %s literally', async (name) => {
    const known = { facts: { companyName: name }, people: [{ name, birthDate: '12.05.1988' }] };
    const parts = await filled(form, known);
    expect(textsOf(parts)).toEqual(expect.arrayContaining([name, '12.05.1988']));
    expect(Object.values(parts).join('')).not.toMatch(/<f>|<w:fld/);
  });

  test('has a line for each of forty people, and its own number of lines without names', async () => {
    const people = Array.from({ length: 40 }, (_, index) => ({ name: `Účastník ${index}` }));
    const numbers = (texts: string[]) => texts.filter((text) => /^\d+\.$/.test(text)).length;
    expect(numbers(textsOf(await filled(form, { facts: {}, people })))).toBe(40);
    expect(numbers(textsOf(await filled(form, { facts: {}, people: [] })))).toBe(form.rows);
  });
});

test('a row of the workbook is as high as a long name needs', async () => {
  const heights = async (name: string) => {
    const { 'xl/worksheets/sheet1.xml': sheet = '' } = await filled(EXCEL, { facts: {}, people: [{ name }] });
    return Array.from(sheet.matchAll(/<row [^>]* ht="(\d+)"/g), ([, height]) => Number(height));
  };
  const [short, long] = [await heights('Ján Polák'), await heights('Vendelín '.repeat(7))];
  const higher = long.filter((height, index) => height > (short[index] ?? 0));
  expect(higher).toEqual([39]);
});

onBothDatabases('the known facts of a sign-up on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  test('are the named participants, with their known dates of birth', async () => {
    const { app } = running;
    const course = await storedCourse(app, { courseTypeId: 'lesenar' });
    const id = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
    const [jan, eva] = (await listParticipants(app.db, id)).map(({ id, version }) => ({ id, version }));
    if (!jan || !eva) throw new Error('nobody came');
    await app.change(JANA, (change) =>
      nameParticipants(change, id, [
        { ...jan, firstName: 'Ján', lastName: 'Polák', birthDate: '1988-05-12', email: null },
        { ...eva, firstName: 'Eva', lastName: 'Šimková', birthDate: null, email: null },
      ]),
    );
    const signUp = await findSignUp(app.db, id);
    if (!signUp) throw new Error('there is no sign-up');
    const known = await knownOfSignUp(app.db, signUp, course);
    expect(known.people).toEqual([{ name: 'Ján Polák', birthDate: '12.05.1988' }, { name: 'Eva Šimková' }]);
    expect(known.facts).toMatchObject({ place: 'Príkladná 3, Žilina', seats: '3' });
  });
});
