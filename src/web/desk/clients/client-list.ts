import { CLIENT_ORDERS, CONTRACT_STATE_LABELS } from '#domain/clients/client.ts';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { defineList } from '#web/desk/kit/list.ts';

export const clientList = defineList({
  path: CLIENTS,
  tabs: { label: 'Zmluva', all: 'Všetci', states: CONTRACT_STATE_LABELS },
  search: 'Názov, IČO, meno, e-mail, telefón',
  orders: CLIENT_ORDERS,
  noun: ['klient', 'klienti', 'klientov'],
  empty: {
    title: 'Zatiaľ nemáte žiadneho klienta',
    text: 'Keď sa firma prihlási alebo napíše dopyt, jej karta vznikne sama.',
  },
  noMatch: 'Tomuto filtru nezodpovedá žiadny klient',
});

/** The list of records whose client match is ambiguous. */
export const AMBIGUOUS_CLIENTS = clientList.below('na-posudenie');
