import { line, optionalDay, optionalEmail, optionalPhone, requiredLine, text } from '#domain/fields.ts';
import { icoOf } from '#domain/ico.ts';
import { z } from '#domain/schema.ts';
import { BRANCHES_MAX, CONTACTS_MAX } from './client.ts';
import { companyDomain } from './company-domain.ts';

const CLIENT_MESSAGES = {
  name: 'Napíšte názov firmy.',
  ico: 'Také IČO neexistuje. Má osem číslic a\u00A0posledná z\u00A0nich overuje ostatné.',
  contractUntil: 'Zmluva sa nemôže skončiť skôr, ako sa začala.',
  domains: 'Napíšte len to, čo je v\u00A0e-maile za zavináčom, napríklad firma.sk. Viac domén oddeľte čiarkou.',
  publicMail: 'Takúto adresu môže mať ktokoľvek. Napíšte doménu, ktorú má len táto firma.',
  email: 'Zadajte e-mail v\u00A0tvare meno@firma.sk',
  phone: 'Napíšte jedno číslo, napríklad +421 900 000 000.',
  contact: 'Napíšte aj meno, e-mail alebo telefón.',
  branch: 'Napíšte názov alebo mesto prevádzky.',
} as const;

const ico = line
  .transform((entered) => (entered === '' ? null : (icoOf(entered) ?? '')))
  .refine((number) => number !== '', CLIENT_MESSAGES.ico);

const DOMAIN = z.regexes.domain;

const domains = line
  .transform((entered) => [
    ...new Set(
      entered
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.every((domain) => DOMAIN.test(domain)), CLIENT_MESSAGES.domains)
  .refine((list) => list.every((domain) => companyDomain(`@${domain}`)), CLIENT_MESSAGES.publicMail);

const contact = z
  .object({
    name: line,
    role: line,
    email: optionalEmail(CLIENT_MESSAGES.email),
    phone: optionalPhone(CLIENT_MESSAGES.phone),
  })
  .refine(({ name, email, phone }) => name || email || phone, { path: ['name'], error: CLIENT_MESSAGES.contact });

const branch = z
  .object({ name: line, street: line, city: line })
  .refine(({ name, city }) => name || city, { path: ['name'], error: CLIENT_MESSAGES.branch });

/** A client as staff fill it in; of contacts and branches only the rows that are not empty. */
export const clientSchema = z
  .object({
    name: requiredLine(CLIENT_MESSAGES.name),
    ico,
    street: line,
    city: line,
    contractNumber: line,
    contractSince: optionalDay,
    contractUntil: optionalDay,
    domains,
    note: text(5_000),
    contacts: z.array(contact).max(CONTACTS_MAX),
    branches: z.array(branch).max(BRANCHES_MAX),
  })
  .refine(({ contractSince, contractUntil }) => !contractSince || !contractUntil || contractSince <= contractUntil, {
    path: ['contractUntil'],
    error: CLIENT_MESSAGES.contractUntil,
  });

export type ClientFields = z.infer<typeof clientSchema>;
