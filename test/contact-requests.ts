import type { ContactRequestFields } from '#domain/contact-requests/contact-request-fields.ts';

/** The contact form of Petra Vzorová, unless overridden. */
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

/** A different person each time, because the same data sent twice would count as one contact request. */
export function anotherContact(over: Partial<ContactRequestFields> = {}): ContactRequestFields {
  made += 1;
  return aContact({ email: `sklady.${made}@example.sk`, ...over });
}

let made = 0;
