import { WAITLIST_ORDERS } from '#domain/waitlist/waitlist-entry.ts';
import { WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { CITY, CLIENT, defineList, type FilterOf } from '#web/desk/kit/list.ts';

/** The people who wait for a date. */
export const waitlist = defineList({
  path: WAITLIST,
  tabs: {
    label: 'Stav čakajúcich',
    all: 'Všetci',
    states: { waiting: 'Čakajú', offered: 'Majú ponuku', served: 'Majú miesto', ended: 'Vyradení' },
  },
  search: 'Meno, firma, telefón, text',
  fields: {
    courseTypeId: { name: 'typ', label: 'Kurz', any: 'Všetky kurzy' },
    city: CITY,
    clientId: CLIENT,
  },
  orders: WAITLIST_ORDERS,
  noun: ['záznam', 'záznamy', 'záznamov'],
  empty: {
    title: 'Na termín nečaká nikto',
    text: 'Kto na webe nenájde termín vo svojom meste, môže sa zapísať. Keď termín pridáte, ponúkne sa mu sám.',
  },
  noMatch: 'Tomuto filtru nezodpovedá nikto',
});

export type WaitlistFilter = FilterOf<typeof waitlist>;
