import type { Company } from '#domain/company/company.ts';
import { isSamePermit, permitDetails } from '#domain/company/permits.ts';
import type { LinkFields } from './page-fields.ts';
import type { Answers } from './service-page-fields.ts';

/** A document by its code and its name; one that is not on the site has only its name. */
export interface NamedPermit {
  code: string;
  name: string;
}

interface AnsweringPage {
  path: string;
  answers: Answers;
  permits: NamedPermit[];
  terms: unknown[];
}

/** What the company's record adds to an answer; read as one sentence. */
export interface AnswerFact {
  name: string;
  value: string;
  details?: string;
}

/** One of the four questions people ask first about a service. */
export interface ServiceAnswer {
  question: string;
  text: string;
  facts: AnswerFact[];
  link?: LinkFields;
}

/** The four answers of a service page; each is complete even where the record is empty. */
export function serviceAnswers({ path, answers, permits, terms }: AnsweringPage, company: Company): ServiceAnswer[] {
  const { visitPriceFrom, liabilityInsurance, minimumContract, noticePeriod } = company.commitments;
  return [
    {
      question: 'Koľko to stojí?',
      text: answers.price,
      facts: priceFacts(answers.isTechnicianVisiting ? visitPriceFrom : ''),
      link: { label: 'Vyžiadať si ponuku', to: `/kontakt?sluzba=${path.slice(1)}#formular` },
    },
    {
      question: 'Ako často prídeme?',
      text: answers.often,
      facts: [],
      ...(terms.length > 0 && { link: { label: 'Kalendár lehôt', to: '#kalendar' } }),
    },
    {
      question: 'Kto k Vám príde?',
      text: answers.who,
      facts: [
        ...permits.flatMap((permit) => permitFacts(permit, company)),
        ...fact('Poistenie zodpovednosti', liabilityInsurance),
      ],
      link: { label: 'Oprávnenia a certifikáty', to: '/opravnenia' },
    },
    {
      question: 'Ako zmeniť dodávateľa alebo skončiť?',
      text: answers.change,
      facts: [
        ...fact('Zmluva s nami', minimumContract, 'najmenej na'),
        ...fact('Výpovedná lehota u nás', noticePeriod),
      ],
    },
  ];
}

/** The price from the record, else „na vyžiadanie“. */
function priceFacts(visitPriceFrom: string): AnswerFact[] {
  return visitPriceFrom ? fact('Návšteva technika', visitPriceFrom, 'od') : fact('Cena', 'na vyžiadanie');
}

function fact(name: string, value: string, before = ''): AnswerFact[] {
  return value ? [{ name, value: [before, value].filter(Boolean).join(' ') }] : [];
}

/** The record's details of a permit of the site. */
function permitFacts(permit: NamedPermit, { permits }: Company): AnswerFact[] {
  return permits
    .filter((record) => isSamePermit(record, permit))
    .flatMap((record) => {
      const [value, ...details] = permitDetails(record);
      return value ? [{ name: permit.name, value, details: details.join(', ') }] : [];
    });
}
