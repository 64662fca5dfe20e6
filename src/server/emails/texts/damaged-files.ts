import { EMAIL_TITLES } from '#domain/emails/email.ts';
import type { Email, Sender, TroubleFacts } from './email.ts';

export function subject(): string {
  return EMAIL_TITLES.damagedFiles;
}

export function email({ sentences }: TroubleFacts, { siteUrl }: Sender): Email {
  return {
    preheader: sentences[0] ?? '',
    heading: 'Niektoré uložené súbory sú poškodené',
    paragraphs: [
      ...sentences,
      'Nočná kontrola zistila, že sú v\u00A0databáze iné, než boli uložené. Nikomu ich už nedáme; ktoré to sú, je v\u00A0zázname servera.',
      'Poškodený býva disk: dajte ho skontrolovať. Súbory sa dajú vrátiť zo zálohy.',
    ],
    buttons: [{ label: 'Otvoriť stav systému', url: `${siteUrl}/dashboard/stav` }],
    reason: 'Tento e-mail ste dostali, lebo máte v\u00A0správe webu rolu Správca.',
  };
}
