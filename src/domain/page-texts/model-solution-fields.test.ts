import { describe, expect, test } from 'vitest';
import { modelSolutionSchema } from './model-solution-fields.ts';

const aVisit = { services: ['BOZP'], visits: 1, work: 'Prejdeme pekáreň.', result: 'Zoznam nedostatkov' };
const aQuietMonth = { work: 'Odstraňujete nedostatky.' };

/** A year with these months at its beginning, and quiet ones after them. */
const yearOf = (...months: unknown[]) => ({
  firm: 'Pekáreň, 12 ľudí',
  months: [...months, ...Array(12 - months.length).fill(aQuietMonth)],
});

const forBakers = (over: Record<string, unknown> = {}) => ({
  title: 'Pekárne',
  metaTitle: 'Pekárne – riziká a povinnosti',
  metaDescription: 'Modelové riešenie pre pekárne. Riziká pri peci, povinnosti s odkazom na predpis a služby.',
  subtitle: 'Pec je horúca aj v noci.',
  anchor: 'pekarne',
  forWhom: 'Pre pekárov.',
  year: yearOf(aVisit),
  risksTitle: 'Čo pekárov ohrozuje',
  risks: [{ title: 'Popálenie', text: 'Horúci plech.', sign: 'riziko-popalenie' }],
  duties: [{ title: 'Oboznamovanie', text: 'Preukázateľne.', law: { number: '124/2006', part: '§ 7' } }],
  services: [{ label: 'Požiarna ochrana', to: '/poziarna-ochrana', text: 'Prehliadka pece.' }],
  beyond: 'Pozrite si nadštandardné služby.',
  ...over,
});

const isRight = (over: Record<string, unknown>) => modelSolutionSchema.safeParse(forBakers(over)).success;

describe('a model solution', () => {
  test('may have no courses, no notes and no references of its own', () => {
    expect(modelSolutionSchema.parse(forBakers())).toMatchObject({ courseTypes: [], dutiesNotes: [] });
  });

  test('warns of a risk by a yellow triangle only', () => {
    expect(isRight({ risks: [{ title: 'Popálenie', text: 'Horúci plech.', sign: 'sluzba-bozp' }] })).toBe(false);
  });

  test('names the law of every duty', () => {
    expect(isRight({ duties: [{ title: 'Oboznamovanie', text: 'Preukázateľne.' }] })).toBe(false);
  });

  test('has the words that lead to the quality policy', () => {
    expect(isRight({ beyond: 'Pozrite si ďalšie služby.' })).toBe(false);
  });

  test('names types of courses by their id, not by their picture', () => {
    expect(isRight({ courseTypes: ['prva-pomoc'] })).toBe(true);
    expect(isRight({ courseTypes: ['/ikony/ikony-03.svg'] })).toBe(false);
  });

  test('shows the whole of the first year', () => {
    expect(isRight({ year: { firm: 'Pekáreň, 12 ľudí', months: [aVisit] } })).toBe(false);
  });

  test('says what each visit is for and what remains of it', () => {
    const { result, ...withoutResult } = aVisit;
    expect(isRight({ year: yearOf(withoutResult) })).toBe(false);
    expect(isRight({ year: yearOf({ ...aVisit, services: [] }) })).toBe(false);
    expect(isRight({ year: yearOf({ ...aVisit, services: ['Upratovanie'] }) })).toBe(false);
    expect(isRight({ year: yearOf({ ...aVisit, visits: 0 }) })).toBe(true);
  });

  test('has no field that nobody would show', () => {
    expect(isRight({ servcies: [] })).toBe(false);
  });
});
