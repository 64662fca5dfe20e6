import { LETTER_TITLES } from '#domain/letters/letter.ts';
import type { Letter, Sender, TroubleFacts } from './letter.ts';

export function subject(): string {
  return LETTER_TITLES.backupTrouble;
}

export function letter({ sentences }: TroubleFacts, { siteUrl }: Sender): Letter {
  return {
    preheader: sentences[0] ?? '',
    heading: 'Zálohy webu nie sú v\u00A0poriadku',
    paragraphs: [...sentences, 'Web beží ďalej. Kým sa chyba neopraví, údaje by sa po poruche nemuseli dať obnoviť.'],
    buttons: [{ label: 'Otvoriť stav systému', url: `${siteUrl}/dashboard/stav` }],
    reason: 'Tento e-mail ste dostali, lebo máte v\u00A0správe webu rolu Správca.',
  };
}
