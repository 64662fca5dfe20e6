import { callTo, unbrokenPhone } from '#domain/phone.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import type { Company } from './company.ts';

/** The company's facts by their names in the texts of `content/`: „{telefón}“. E-mails and numbers become links. */
function facts(company: Company): Record<string, string> {
  const { legalName, ico, register, phone, email, addresses, supervisors, commitments } = company;
  return {
    'obchodné meno': escaped(legalName),
    sídlo: escaped(addressLine(company)),
    IČO: escaped(ico),
    register: escaped(registerEntry(register)),
    telefón: phone && `[${escaped(unbrokenPhone(phone))}](${callTo(phone)})`,
    'e-mail': mail(email),
    'e-mail pre uchádzačov': mail(addresses.careers || email),
    'e-mail pre osobné údaje': mail(addresses.privacy || email),
    'e-mail pre prístupnosť': mail(addresses.accessibility || email),
    'lehota odpovede': withinDays(commitments.answerWithinDays),
    'orgány dohľadu': escaped(supervisors.join(', ')),
    'pracovný portál': escaped(company.links.jobPortal),
    'zodpovedná osoba': escaped(company.dataProtection.officer),
    'prenos údajov': escaped(company.dataProtection.transfers),
    'ceny kurzov': escaped(commitments.coursePrices),
    'cena školenia u klienta': escaped(clientTrainingPrice(company)),
    'cena e-learningu': escaped(`${eLearningPrice(company)}, podľa počtu ľudí a školenia`),
    'zaplatenie kurzu': escaped(commitments.coursePayment),
    'zrušenie prihlášky': escaped(cancellationSentence(company)),
    náhradník: escaped(commitments.courseSubstitute),
    'číslo osvedčenia e-learningu': escaped(company.elearningCertificate),
  };
}

/** The company's identification of § 3a of the Commercial Code and how to reach it: labels and values that are filled in. */
export function identification(company: Company): (readonly [label: string, value: string])[] {
  const rows = [
    ['Banka', company.bank.name],
    ['Obchodné meno', company.legalName],
    ['Právna forma', company.legalForm],
    ['Sídlo', addressLine(company)],
    ['IČO', company.ico],
    ['DIČ', company.dic],
    ['IČ DPH', company.icDph],
    ['Zápis v registri', registerEntry(company.register)],
    ['Telefón', company.phone],
    ['E-mail', company.email],
    ['Orgány dohľadu', company.supervisors.join(', ')],
  ] as const;
  return rows.filter(([, value]) => value);
}

/**
 * A Markdown text of ours with the company's facts filled in. A line with an empty fact is left out, so a sentence that
 * needs a fact is on a line of its own (decisions: The site as a whole).
 */
export function withFacts(source: string, company: Company): string {
  const factsByName = facts(company);
  return source
    .split('\n')
    .flatMap((line) => {
      let isComplete = true;
      const filled = line.replace(/\{(\p{L}[^{}#]*)\}/gu, (_, name: string) => {
        const fact = factsByName[name];
        if (fact === undefined) throw new Error(`The company has no fact {${name}}`);
        if (!fact) isComplete = false;
        return fact;
      });
      return isComplete ? [filled] : [];
    })
    .join('\n');
}

function mail(address: string): string {
  return address && `[${escaped(address)}](mailto:${address})`;
}

/** Escapes Markdown, so that text typed by staff stays plain text. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+!|&~]/g, '\\$&');
}

/** „Príkladná 3, 010 01 Žilina“, without what is not filled in. */
export function addressLine({ street, postalCode, city }: Pick<Company, 'street' | 'postalCode' | 'city'>): string {
  return listed(street, `${postalCode.replace(' ', '\u00A0')} ${city}`.trim());
}

/** The map of an address, on another site. */
export function mapUrl(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** „Okresný súd Žilina, oddiel Sro, vložka č. 1/L“, without what is not filled in; empty without the court. */
export function registerEntry({ court, section, entry }: Company['register']): string {
  return court && listed(court, section && `oddiel ${section}`, entry && `vložka\u00A0č.\u00A0${entry}`);
}

function listed(...parts: string[]): string {
  return parts.filter(Boolean).join(', ');
}

/** Until when a sign-up can be cancelled and what that costs: the same in the form, on its page and in e-mails. */
export function cancellationSentence({ commitments }: Pick<Company, 'commitments'>): string {
  const days = Number(commitments.courseCancellation);
  const until = days && counted(days, 'pracovný deň', 'pracovné dni', 'pracovných dní');
  return [
    'Prihláška je nezáväzná.',
    until && `Zrušiť ju môžete najneskôr ${until} pred kurzom.`,
    commitments.cancellationCost,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The terms of a sign-up for a course, without those the company has not stated. */
export function courseTerms(company: Pick<Company, 'commitments'>): { title: string; text: string }[] {
  const { coursePayment, courseSubstitute } = company.commitments;
  return [
    { title: 'Zaplatenie', text: coursePayment },
    { title: 'Zrušenie', text: cancellationSentence(company) },
    { title: 'Náhradník', text: courseSubstitute },
  ].filter(({ text }) => text);
}

/** The price of training at the client’s premises, and what it depends on. */
export function clientTrainingPrice({ commitments }: Pick<Company, 'commitments'>): string {
  return `${priceFrom(commitments.clientTrainingPriceFrom)}, podľa počtu ľudí, druhu školenia a miesta`;
}

/** „od 9 € bez DPH za osobu“: what an e-learning course costs. */
export function eLearningPrice({ commitments }: Pick<Company, 'commitments'>): string {
  return priceFrom(commitments.eLearningPriceFrom);
}

/** „na vyžiadanie“ where the record has no price. */
function priceFrom(price: string): string {
  return price ? `od ${price}` : 'na vyžiadanie';
}

/** „do 2 pracovných dní“; empty where the company promises none. */
export function withinDays(days: string): string {
  return days && nonBreaking(`do ${days} ${days === '1' ? 'pracovného dňa' : 'pracovných dní'}`);
}
