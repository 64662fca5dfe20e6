import { line, optionalEmail, optionalPhone, phoneList, webAddress } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { nationalDigits } from '#domain/search.ts';
import type { TechnicianService } from './technicians.ts';

/** A field that may be absent, and is empty then. */
type Optional<Output, Input = Output> = z.ZodDefault<z.ZodType<Output, Input>>;

/** The schema for each kind of field. */
interface Kinds {
  text: Optional<string>;
  email: Optional<string>;
  url: Optional<string>;
  phone: Optional<string>;
  phones: Optional<string[], string[] | string>;
  flag: Optional<boolean, boolean | string>;
  days: Optional<string>;
  percent: Optional<string>;
}

/** The structure of the company's record, both as stored and as sent by staff. */
function recordOf({ text, email, url, phone, phones, flag, days, percent }: Kinds) {
  const person = z.object({ name: text, role: text, area: text, phone, email });
  const desk = z.object({ name: text, role: text, phones, email });
  const branch = z.object({
    city: text,
    street: text,
    postalCode: text,
    phone,
    headquarters: flag,
    visitable: flag,
  });
  const record = z.object({
    /** True for the invented company of a fresh install. */
    demo: flag,
    legalName: text,
    shortName: text,
    legalForm: text,
    street: text,
    postalCode: text,
    city: text,
    ico: text,
    dic: text,
    icDph: text,
    /** Percent, for the courses whose type has no rate of its own. */
    vatRate: percent,
    register: z.object({ court: text, section: text, entry: text }).prefault({}),
    phone,
    email,
    web: url,
    bank: z.object({ name: text, iban: text }).prefault({}),
    supervisors: z.array(text).default([]),
    /** The recipients of emails to staff and of replies to emails. */
    addresses: z
      .object({ courses: email, contact: email, careers: email, kits: email, accessibility: email, privacy: email })
      .prefault({}),
    links: z
      .object({
        eshop: url,
        productSite: url,
        jobPortal: url,
        facebook: url,
        linkedin: url,
        streaming: url,
        video: url,
      })
      .prefault({}),
    /** The number of the authorisation the e-learning is held under (specification section 2.7). */
    elearningCertificate: text,
    /** Data protection facts only the company has: its officer, and transfers of data outside the European Union. */
    dataProtection: z.object({ officer: text, transfers: text }).prefault({}),
    /** `saying` is a director's own statement on quality; without it the site shows none. */
    directors: z.array(person.extend({ saying: text })).default([]),
    /** People who visit clients; the permit authorises their work. */
    technicians: z
      .array(
        z.object({
          name: text,
          role: text,
          document: text,
          permit: text,
          branch: text,
          phone,
          services: z
            .object({
              fireProtection: flag,
              safety: flag,
              environment: flag,
              health: flag,
              inspections: flag,
              extinguishers: flag,
            } satisfies Record<TechnicianService, typeof flag>)
            .prefault({}),
        }),
      )
      .default([]),
    /** The partners named on the partnership page; unnamed partners are described without a name. */
    partners: z
      .object({ universities: z.array(text).default([]), memberships: z.array(text).default([]), authorised: text })
      .prefault({}),
    sales: z.array(person).default([]),
    desks: z
      .object({ secretariat: desk, shop: desk, surgery: desk, invoicing: desk, courses: desk })
      .partial()
      .default({}),
    branches: z.array(branch).default([]),
    /** What the company promises its clients; an empty promise is not shown anywhere. */
    commitments: z
      .object({
        /** Whole working days. */
        answerWithinDays: days,
        openingHours: text,
        liabilityInsurance: text,
        minimumContract: text,
        noticePeriod: text,
        visitPriceFrom: text,
        coursePrices: text,
        clientTrainingPriceFrom: text,
        eLearningPriceFrom: text,
        coursePayment: text,
        /** How many working days before a course applicants can cancel; empty: until it begins. */
        courseCancellation: days,
        /** What cancelling costs; empty says nothing of it. */
        cancellationCost: text,
        courseSubstitute: text,
        /** Those who do not come pay as well. */
        noShowsPay: flag,
      })
      .prefault({}),
    /** Details of its permits; `document` is the code of one of the site's documents, or the name of another. */
    permits: z.array(z.object({ document: text, issuer: text, number: text, since: text, until: text })).default([]),
    /** Work done for clients who allowed its publication: a figure, a sentence and the trade's name on the site. */
    references: z.array(z.object({ client: text, trade: text, figure: text, work: text })).default([]),
  });
  return record.transform(withOneHeadquarters);
}

const stored = z.string().default('');

/**
 * Company details as stored: the only source of the company's facts for pages, emails and documents (decisions: The site
 * as a whole). Empty fields are not shown anywhere.
 */
export const companySchema = recordOf({
  text: stored,
  email: stored,
  url: stored,
  phone: stored,
  phones: z.array(z.string()).default([]),
  flag: z.boolean().default(false),
  days: stored,
  percent: stored,
});

const PHONE_WRONG = 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000';

/** Company details as staff send them: every field may be empty, a filled one must be valid. */
export const companyFormSchema = recordOf({
  text: line.default(''),
  email: optionalEmail('Zadajte e-mail v tvare meno@firma.sk').default(''),
  url: webAddress('Zadajte adresu v tvare https://www.firma.sk').default(''),
  phone: optionalPhone(PHONE_WRONG).default(''),
  phones: phoneList(`${PHONE_WRONG}; viac čísel oddeľte čiarkou`).default([]),
  flag: z
    .string()
    .transform((value) => value === 'on')
    .default(false),
  days: line
    .refine((value) => value === '' || /^([1-9]|[12]\d|30)$/.test(value), 'Zadajte počet dní od 1 do 30.')
    .default(''),
  percent: line
    .refine((value) => value === '' || /^\d{1,2}$/.test(value), 'Zadajte celé percentá, napríklad 23.')
    .default(''),
});

/** Where the company or one of its branches is. */
interface Address {
  street: string;
  postalCode: string;
  city: string;
}

interface Branch extends Address {
  phone: string;
  headquarters: boolean;
  visitable: boolean;
}

/**
 * The company with exactly one headquarters, first among its branches and at the company's own address, so that the
 * address is stored once, and so is a telephone that is the company's own, however it is spelled. An older record may
 * have the address on the branch only, or none or several ticked; a company without an address has no headquarters.
 */
function withOneHeadquarters<Company extends Address & { phone: string; branches: Branch[] }>(
  company: Company,
): Company {
  const { branches } = company;
  const headquarters =
    branches.find(({ headquarters }) => headquarters) ??
    branches.find((branch) => isFilled(branch) && isSame(branch, company));
  const address = addressOf(isFilled(company) || !headquarters ? company : headquarters);
  const others = branches
    .filter((branch) => branch !== headquarters)
    .map((branch) => ({ ...branch, headquarters: false }));
  if (!isFilled(address)) return { ...company, branches: others };
  const { phone, visitable } = headquarters ?? { phone: '', visitable: false };
  const ownPhone = nationalDigits(phone) === nationalDigits(company.phone) ? '' : phone;
  const branch = { ...address, phone: ownPhone, visitable, headquarters: true };
  return { ...company, ...address, branches: [branch, ...others] };
}

function addressOf({ street, postalCode, city }: Address): Address {
  return { street, postalCode, city };
}

function isFilled({ street, city }: Address): boolean {
  return street !== '' || city !== '';
}

function isSame(branch: Address, other: Address): boolean {
  return branch.street === other.street && branch.city === other.city;
}
