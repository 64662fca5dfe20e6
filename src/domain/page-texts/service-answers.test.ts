import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { type ServiceAnswer, serviceAnswers } from './service-answers.ts';

const PAGE = {
  path: '/revizie',
  answers: {
    price: 'Závisí od objektu.',
    often: 'V určených intervaloch.',
    who: 'Bezpečnostný technik.',
    change: 'Pripravte si doklady.',
    isTechnicianVisiting: true,
  },
  permits: [
    { code: 'BTS', name: 'Oprávnenie na výkon služby' },
    { code: 'Špecialista požiarnej ochrany', name: 'Špecialista požiarnej ochrany' },
  ],
  terms: ['Opakované oboznámenie'],
};

const FILLED = {
  ...EMPTY_COMPANY,
  commitments: {
    ...EMPTY_COMPANY.commitments,
    visitPriceFrom: '60 € bez DPH',
    liabilityInsurance: 'do 500 000 €',
    minimumContract: '12 mesiacov',
    noticePeriod: '3 mesiace',
  },
};

const aPermit = (over: Record<string, string>) => ({
  document: 'BTS',
  issuer: 'Inšpektorát práce',
  number: 'BTS-1',
  since: '1. 3. 2007',
  until: '30. 4. 2028',
  ...over,
});

/** The facts that the answer to a question adds, as text. */
function factsOf(question: string, company = FILLED, page = PAGE): string[] {
  const answer = serviceAnswers(page, company).find((each) => each.question === question);
  return (answer?.facts ?? []).map(({ name, value, details }) => [name, value, details].filter(Boolean).join(' '));
}

const linksOf = (answers: ServiceAnswer[]) => answers.flatMap(({ link }) => link?.to ?? []);

describe('the answers of a service page with an empty company record', () => {
  const answers = serviceAnswers(PAGE, EMPTY_COMPANY);

  test('are the four texts of the page', () => {
    expect(answers.map(({ text }) => text)).toEqual([
      'Závisí od objektu.',
      'V určených intervaloch.',
      'Bezpečnostný technik.',
      'Pripravte si doklady.',
    ]);
  });

  test('show the price as „na vyžiadanie“, add no other fact, and link to the documents', () => {
    expect(answers.flatMap(({ facts }) => facts)).toEqual([{ name: 'Cena', value: 'na vyžiadanie' }]);
    expect(linksOf(answers)).toEqual(['/kontakt?sluzba=revizie#formular', '#kalendar', '/opravnenia']);
  });

  test('have no link to a calendar that the page does not have', () => {
    expect(linksOf(serviceAnswers({ ...PAGE, terms: [] }, EMPTY_COMPANY))).not.toContain('#kalendar');
  });
});

describe('the answers of a service page with a filled company record', () => {
  test('show the price of a technician’s visit only on a page whose technician visits clients', () => {
    expect(factsOf('Koľko to stojí?')).toEqual(['Návšteva technika od 60 € bez DPH']);
    const page = { ...PAGE, answers: { ...PAGE.answers, isTechnicianVisiting: false } };
    expect(factsOf('Koľko to stojí?', FILLED, page)).toEqual(['Cena na vyžiadanie']);
  });

  test('show the minimum contract term and the notice period, or the one that is filled in', () => {
    const question = 'Ako zmeniť dodávateľa alebo skončiť?';
    expect(factsOf(question)).toEqual(['Zmluva s nami najmenej na 12 mesiacov', 'Výpovedná lehota u nás 3 mesiace']);
    const company = { ...FILLED, commitments: { ...FILLED.commitments, minimumContract: '' } };
    expect(factsOf(question, company)).toEqual(['Výpovedná lehota u nás 3 mesiace']);
  });
});

describe('the permits in the answer about who visits the client', () => {
  const insurance = 'Poistenie zodpovednosti do 500 000 €';
  const shown = (...permits: ReturnType<typeof aPermit>[]) => factsOf('Kto k Vám príde?', { ...FILLED, permits });

  test('are matched by code or name, and listed in the page’s order before the insurance', () => {
    expect(shown(aPermit({ document: 'Špecialista požiarnej ochrany' }), aPermit({ document: 'BTS' }))).toEqual([
      'Oprávnenie na výkon služby č. BTS-1 vydal: Inšpektorát práce, platí od 1. 3. 2007 do 30. 4. 2028',
      'Špecialista požiarnej ochrany č. BTS-1 vydal: Inšpektorát práce, platí od 1. 3. 2007 do 30. 4. 2028',
      insurance,
    ]);
    expect(shown(aPermit({ document: 'Oprávnenie na výkon služby' }))).toHaveLength(2);
  });

  test('are omitted if they are for another service or have no details', () => {
    expect(shown(aPermit({ document: 'PZS' }))).toEqual([insurance]);
    expect(shown(aPermit({ issuer: '', number: '', since: '', until: '' }))).toEqual([insurance]);
  });

  test('show only the details that are filled in, and no end date if there is none', () => {
    expect(shown(aPermit({ issuer: '', until: 'neurčito' }))[0]).toBe(
      'Oprávnenie na výkon služby č. BTS-1 platí od 1. 3. 2007 na neurčito',
    );
    expect(shown(aPermit({ number: '', since: '', until: '2028' }))[0]).toBe(
      'Oprávnenie na výkon služby vydal: Inšpektorát práce platí do 2028',
    );
  });
});
