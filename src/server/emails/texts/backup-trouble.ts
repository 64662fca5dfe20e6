import { EMAIL_TITLES } from '#domain/emails/email.ts';
import type { Email, Sender, TroubleFacts } from './email.ts';

export function subject(): string {
  return EMAIL_TITLES.backupTrouble;
}

export function email({ sentences }: TroubleFacts, { siteUrl }: Sender): Email {
  return {
    preheader: sentences[0] ?? '',
    heading: 'Zálohy webu nie sú v\u00A0poriadku',
    paragraphs: [...sentences, 'Web beží ďalej. Kým sa chyba neopraví, údaje by sa po poruche nemuseli dať obnoviť.'],
    buttons: [{ label: 'Otvoriť stav systému', url: `${siteUrl}/dashboard/stav` }],
    reason: 'Tento e-mail ste dostali, lebo máte v\u00A0správe webu rolu Správca.',
  };
}
