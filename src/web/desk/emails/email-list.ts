import type { ReadableEmailAbout } from '#domain/emails/email.ts';
import {
  EMAIL_ABOUT_LABELS,
  EMAIL_LIST_ORDERS,
  EMAIL_LIST_STATE_LABELS,
  READABLE_KINDS,
} from '#domain/emails/email-list.ts';
import { EMAILS } from '#web/desk/kit/desk-sections.ts';
import { defineList, type FilterOf } from '#web/desk/kit/list.ts';
import { recordPath } from '#web/desk/kit/record-path.ts';

/** All emails, whatever they are about. */
export const emailList = defineList({
  path: EMAILS,
  tabs: { label: 'Stav e-mailov', all: 'Všetky', states: EMAIL_LIST_STATE_LABELS },
  search: 'Adresa, predmet, meno, firma',
  fields: {
    kind: { name: 'druh', label: 'Druh', any: 'Všetky druhy', options: READABLE_KINDS },
    about: { name: 'tyka', label: 'Týka sa', any: 'Čohokoľvek', options: EMAIL_ABOUT_LABELS },
  },
  days: { from: 'Napísané od', to: 'Napísané do', words: 'napísané' },
  orders: EMAIL_LIST_ORDERS,
  noun: ['e-mail', 'e-maily', 'e-mailov'],
  empty: {
    title: 'Zatiaľ sme nenapísali žiadny e-mail',
    text: 'Keď sa niekto prihlási na kurz alebo pošle dopyt, uvidíte tu e-maily, ktoré sme mu poslali.',
  },
  noMatch: 'Tomuto výberu nezodpovedá žiadny e-mail',
});

export type EmailFilter = FilterOf<typeof emailList>;

/** The address of an email's page, keeping the list's filter. */
export function emailFromListPath(about: ReadableEmailAbout, id: string, filter: Partial<EmailFilter>): string {
  return emailList.keptIn(recordPath(about, `listy/${encodeURIComponent(id)}`), filter, FROM_LIST);
}

/** The query that lets a form on an email's page return to the list. */
export function returnQuery(filter: EmailFilter | undefined): string {
  return filter ? emailList.keptIn('', filter, FROM_LIST) : '';
}

/** The list from which the user opened an email's page; undefined when opened from the email's subject. */
export function readReturnFilter(query: URLSearchParams): EmailFilter | undefined {
  return query.get('z') === FROM_LIST.z ? emailList.read(query) : undefined;
}

const FROM_LIST = { z: 'posta' };
