import { CONTACT_REQUEST_ORDERS } from '#domain/contact-requests/contact-request.ts';
import { CONTACT_REQUESTS } from '#web/desk/kit/desk-sections.ts';
import { CLIENT, defineList, type FilterOf, type Option } from '#web/desk/kit/list.ts';

export const contactRequestList = defineList({
  path: CONTACT_REQUESTS,
  tabs: {
    label: 'Stav dopytov',
    all: 'Všetky',
    states: { new: 'Nové', inProgress: 'V\u00A0riešení', offered: 'Ponuka', closed: 'Uzavreté' },
  },
  search: 'Firma, meno, telefón, IČO, text',
  fields: {
    // one of `ASSIGNEES`, or the id of a member of staff
    assignee: { name: 'riesi', label: 'Rieši', any: 'Ktokoľvek', words: 'rieši:' },
    clientId: CLIENT,
  },
  orders: CONTACT_REQUEST_ORDERS,
  noun: ['dopyt', 'dopyty', 'dopytov'],
  empty: {
    title: 'Zatiaľ neprišiel žiadny dopyt',
    text: 'Keď Vám niekto napíše zo stránky Kontakt, uvidíte ho tu a dostanete e-mail.',
  },
  noMatch: 'Tomuto filtru nezodpovedá žiadny dopyt',
});

export type ContactRequestFilter = FilterOf<typeof contactRequestList>;

/** The assignees that are not named. */
export const ASSIGNEES: Option[] = [
  { id: 'ja', name: 'Ja' },
  { id: 'nikto', name: 'Nikto' },
];

/** The assignee to filter by; null means unassigned. */
export function assigneeOf({ assignee }: ContactRequestFilter, self: { id: string }): string | null | undefined {
  if (assignee === 'nikto') return null;
  return assignee === 'ja' ? self.id : assignee;
}
