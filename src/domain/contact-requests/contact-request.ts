import { searchable } from '#domain/search.ts';
import type { ContactRequestWork, Waiting } from './contact-request-work.ts';

/** What a visitor sent; it is never edited. Instants are ISO in UTC. */
export interface SentContactRequest extends Record<ContactField, string> {
  id: string;
  receivedAt: string;
}

/** A contact request (dopyt): what was sent, and how staff process it. */
export interface ContactRequest extends SentContactRequest, ContactRequestWork {
  /** Increases with every action of staff on it. */
  version: number;
}

/**
 * The twelve fields (specification section 3), in the order of the form, with the message for an empty or invalid
 * value, which the browser and the schema share.
 */
export const CONTACT_FIELDS = {
  firstName: { label: 'Meno', message: 'Napíšte meno.' },
  lastName: { label: 'Priezvisko', message: 'Napíšte priezvisko.' },
  email: { label: 'E-mail', message: 'Zadajte e-mail v tvare meno@firma.sk' },
  phone: { label: 'Telefón', message: 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000' },
  company: { label: 'Spoločnosť', message: 'Napíšte názov spoločnosti.' },
  ico: { label: 'IČO', message: 'Napíšte IČO. Ak ho ešte nemáte, napíšte „zakladáme“.' },
  pocetZ: { label: 'Počet zamestnancov', message: 'Napíšte počet zamestnancov.' },
  fluktuacia: { label: 'Fluktuácia za posledný rok', message: 'Napíšte, koľko ľudí odišlo a koľko prišlo.' },
  urazy: { label: 'Počet úrazov za posledný rok', message: 'Napíšte počet úrazov. Ak nebol žiadny, napíšte 0.' },
  prevadzky: { label: 'Počet prevádzok', message: 'Napíšte počet prevádzok.' },
  zameranie: { label: 'Zameranie prevádzok', message: 'Napíšte, čo v prevádzkach robíte.' },
  message: { label: 'Správa', message: 'Napíšte krátku správu.' },
} as const;

export type ContactField = keyof typeof CONTACT_FIELDS;

export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as ContactField[];

/** As the staff's list shows it. */
export type ContactRequestInList = Pick<
  ContactRequest,
  'id' | 'company' | 'firstName' | 'lastName' | 'zameranie' | 'pocetZ' | 'prevadzky' | 'receivedAt'
> &
  Pick<ContactRequestWork, 'state' | 'nextStep' | 'nextStepOn'> & {
    assignee: Assignee | null;
    /** Null unless it is new. */
    waiting: Waiting | null;
  };

/** The member of staff responsible for a request; one who has left keeps it until a colleague takes or answers it. */
export interface Assignee {
  id: string;
  name: string;
  hasLeft: boolean;
}

/** Shown beside the name of a colleague who has left. */
export const HAS_LEFT_LABEL = 'už u\u00A0nás nepracuje';

/** „Peter Novák – už u nás nepracuje“ */
export function assigneeLabel({ name, hasLeft }: Omit<Assignee, 'id'>): string {
  return hasLeft ? `${name} – ${HAS_LEFT_LABEL}` : name;
}

export const CONTACT_REQUEST_ORDERS = { newest: 'Od najnovších', oldest: 'Od najstarších' } as const;

export type ContactRequestOrder = keyof typeof CONTACT_REQUEST_ORDERS;

/** Why a selected request is not closed: it is closed already, or was erased. */
export type WhyRequestSkipped = 'closed' | 'gone';

/** What the list's search looks in: all twelve fields. */
export function contactSearchText(request: Record<ContactField, string>): string {
  return searchable(
    CONTACT_FIELD_NAMES.map((name) => request[name]),
    request.phone,
  );
}
