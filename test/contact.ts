import type { ContactRequestFields } from '#domain/contact-requests/contact-request-fields.ts';

/** What Petra Vzorová writes on the contact page, unless said otherwise. */
export function aContact(over: Partial<ContactRequestFields> = {}): ContactRequestFields {
  return {
    firstName: 'Petra',
    lastName: 'Vzorová',
    email: 'sklady@example.sk',
    phone: '+421 900 000 060',
    company: 'Sklady Príklad, a. s.',
    ico: '12345679',
    pocetZ: '160',
    fluktuacia: '12 %',
    urazy: '2',
    prevadzky: '5',
    zameranie: 'Doprava a sklady',
    message: 'Hľadáme dodávateľa pre päť skladov.\nProsíme termín obhliadky.',
    ...over,
  };
}

/** Somebody else every time: the same person with the same words twice would be one contact request. */
export function anotherContact(over: Partial<ContactRequestFields> = {}): ContactRequestFields {
  made += 1;
  return aContact({ email: `sklady.${made}@example.sk`, ...over });
}

let made = 0;
