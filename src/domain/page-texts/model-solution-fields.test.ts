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

describe('the schema of a model solution', () => {
  test('does not require courses, notes or references', () => {
    expect(modelSolutionSchema.parse(forBakers())).toMatchObject({ courseTypes: [], dutiesNotes: [] });
  });

  test('accepts only a yellow triangle as the sign of a risk', () => {
    expect(isRight({ risks: [{ title: 'Popálenie', text: 'Horúci plech.', sign: 'sluzba-bozp' }] })).toBe(false);
  });

  test('requires the law of every duty', () => {
    expect(isRight({ duties: [{ title: 'Oboznamovanie', text: 'Preukázateľne.' }] })).toBe(false);
  });

  test('requires the words that are linked to the quality policy', () => {
    expect(isRight({ beyond: 'Pozrite si ďalšie služby.' })).toBe(false);
  });

  test('accepts course types by their id, not by their picture', () => {
    expect(isRight({ courseTypes: ['prva-pomoc'] })).toBe(true);
    expect(isRight({ courseTypes: ['/ikony/ikony-03.svg'] })).toBe(false);
  });

  test('requires all twelve months of the first year', () => {
    expect(isRight({ year: { firm: 'Pekáreň, 12 ľudí', months: [aVisit] } })).toBe(false);
  });

  test('requires the services and the result of each visit', () => {
    const { result, ...withoutResult } = aVisit;
    expect(isRight({ year: yearOf(withoutResult) })).toBe(false);
    expect(isRight({ year: yearOf({ ...aVisit, services: [] }) })).toBe(false);
    expect(isRight({ year: yearOf({ ...aVisit, services: ['Upratovanie'] }) })).toBe(false);
    expect(isRight({ year: yearOf({ ...aVisit, visits: 0 }) })).toBe(true);
  });

  test('refuses unknown fields', () => {
    expect(isRight({ servcies: [] })).toBe(false);
  });
});
