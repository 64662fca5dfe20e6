import { describe, expect, test } from 'vitest';
import { servicePageSchema } from './service-page-fields.ts';

/** The minimum a colleague writes, unless overridden. */
const written = (over: Record<string, unknown> = {}) => ({
  title: 'Požiarna ochrana',
  metaTitle: 'Požiarna ochrana',
  metaDescription: 'Technik požiarnej ochrany, dokumentácia podľa skutočnej budovy a cvičný poplach.',
  subtitle: 'Od dokumentácie po cvičný poplach.',
  anchor: 'poziare',
  answers: {
    price: 'Závisí od objektu.',
    often: 'V určených intervaloch.',
    who: 'Technik požiarnej ochrany.',
    change: 'Pripravte si dokumentáciu.',
  },
  permits: ['Špecialista požiarnej ochrany'],
  law: {
    lead: 'Každý zamestnávateľ má povinnosti.',
    duties: [{ title: 'Prehliadky', text: 'Má ich každý.', law: { number: '314/2001', part: '§ 4' } }],
  },
  service: {
    lead: 'Budovu si prejdeme.',
    points: [{ title: 'Technik', text: 'Pozná Vašu budovu.' }],
    seeAlso: { page: '/hasiace-pristroje-a-hydranty', text: 'Kontroly a opravy.' },
  },
  steps: [{ title: 'Obhliadka', text: 'Od kotolne po strechu.' }],
  results: ['Dokumentácia'],
  questions: [{ question: 'Stačí stará dokumentácia?', answer: 'Ak sedí, áno.' }],
  courseTypes: ['protipoziarna-hliadka'],
  ...over,
});

const aTerm = (over: Record<string, unknown>) => ({
  terms: [{ title: 'Poplach', who: 'objekt', interval: 'raz za 12 mesiacov', everyMonths: 12, ...over }],
});

const isAccepted = (over: Record<string, unknown>) => servicePageSchema.safeParse(written(over)).success;

describe('the schema of a service page', () => {
  test('requires neither calendar, nor own terms, nor links', () => {
    expect(servicePageSchema.parse(written())).toMatchObject({ terms: [], links: [], service: { ownTerms: [] } });
  });

  test('requires answers to all four first questions, and a permit', () => {
    const { answers } = servicePageSchema.parse(written());
    expect(answers.isTechnicianVisiting).toBe(true);
    for (const question of ['price', 'often', 'who', 'change']) {
      expect([question, isAccepted({ answers: { ...answers, [question]: ' ' } })]).toEqual([question, false]);
    }
    expect(isAccepted({ permits: [] })).toBe(false);
  });

  test('requires either a law or a note on the company’s own rule for every term, not both', () => {
    const law = { number: '314/2001', part: '§ 5 písm. e)' };
    expect(isAccepted(aTerm({ law }))).toBe(true);
    expect(isAccepted(aTerm({ own: 'naša podmienka' }))).toBe(true);
    expect(isAccepted(aTerm({}))).toBe(false);
    expect(isAccepted(aTerm({ law, own: 'naša podmienka' }))).toBe(false);
  });

  test('accepts only terms that fit into the calendar of two years', () => {
    expect(isAccepted(aTerm({ own: 'naša podmienka', everyMonths: 24 }))).toBe(true);
    expect(isAccepted(aTerm({ own: 'naša podmienka', everyMonths: 25 }))).toBe(false);
    expect(isAccepted(aTerm({ own: 'naša podmienka', everyMonths: 0 }))).toBe(false);
  });

  test('requires at least one course type, by its id', () => {
    expect(isAccepted({ courseTypes: ['elektrotechnik', 'prva-pomoc'] })).toBe(true);
    expect(isAccepted({ courseTypes: ['Elektrotechnik'] })).toBe(false);
    expect(isAccepted({ courseTypes: [] })).toBe(false);
  });

  test('accepts regulations by number, not by name', () => {
    const duty = (number: string) => ({ title: 'Prehliadky', text: 'Má ich každý.', law: { number } });
    expect(isAccepted({ law: { lead: 'Povinnosti.', duties: [duty('314/2001')] } })).toBe(true);
    expect(isAccepted({ law: { lead: 'Povinnosti.', duties: [duty('zákon o požiaroch')] } })).toBe(false);
  });
});
