import { type Day, formatDay } from '#domain/day.ts';
import { dayOf } from '#domain/instant.ts';
import { type DocumentState, documentState, type IssuedDocument, type Language } from './issued-document.ts';

/** The page that checks the document with this code; the QR code of the paper leads there. */
export function documentCheckPath(code: string): string {
  return `/overenie/${encodeURIComponent(code)}`;
}

/** What the check page says of a document: its state in one word, and why. */
export interface CheckedState {
  state: DocumentState;
  word: string;
  reason: string;
}

/** `replacement` is the document that replaced this one. */
export function checkedState(
  document: IssuedDocument,
  replacement: IssuedDocument | undefined,
  today: Day,
  language: Language,
): CheckedState {
  const state = documentState(document, today);
  return { state, ...SENTENCES[language][state](document, replacement, today) };
}

type Sentence = (
  document: IssuedDocument,
  replacement: IssuedDocument | undefined,
  today: Day,
) => Pick<CheckedState, 'word' | 'reason'>;

const renewalDay = ({ facts }: IssuedDocument) => formatDay(facts.renewal?.until ?? '');
const revocationDay = ({ revokedAt }: IssuedDocument) => formatDay(dayOf(revokedAt ?? ''));
const renewalOf = ({ facts }: IssuedDocument) => facts.renewal?.name || 'opakované školenie';
const isRecommendationOver = ({ facts: { renewal } }: IssuedDocument, today: Day) =>
  renewal !== null && renewal.until < today;
const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

const SENTENCES: Record<Language, Record<DocumentState, Sentence>> = {
  sk: {
    valid: (document, _, today) => ({
      word: 'Platný',
      reason: isRecommendationOver(document, today)
        ? `Vydali sme ho a nič sa na ňom nezmenilo. Zopakovanie sme odporúčali do ${renewalDay(document)}.`
        : 'Vydali sme ho a nič sa na ňom nezmenilo.',
    }),
    renew: (document) => ({
      word: `Treba ${renewalOf(document)}`,
      reason: `Do ${renewalDay(document)}. Dovtedy doklad platí.`,
    }),
    overdue: (document) => ({
      word: 'Po lehote',
      reason: `${capital(renewalOf(document))} bolo treba absolvovať do ${renewalDay(document)}.`,
    }),
    revoked: (document) => ({
      word: 'Zrušený',
      reason: `Dňa ${revocationDay(document)}${document.reason ? `: ${document.reason}` : ''}. Papier s týmto číslom neplatí.`,
    }),
    replaced: (_, replacement) => ({
      word: 'Nahradený',
      reason: replacement
        ? `Údaje sme opravili. Platí nový doklad č. ${replacement.number} z ${formatDay(replacement.facts.issuedOn)}.`
        : 'Údaje sme opravili. Papier s týmto číslom neplatí.',
    }),
  },
  en: {
    valid: (document, _, today) => ({
      word: 'Valid',
      reason: isRecommendationOver(document, today)
        ? `We issued it and nothing on it has changed. We advised renewal by ${renewalDay(document)}.`
        : 'We issued it and nothing on it has changed.',
    }),
    renew: (document) => ({
      word: 'Update training is due',
      reason: `By ${renewalDay(document)}. The document is valid until then.`,
    }),
    overdue: (document) => ({
      word: 'Overdue',
      reason: `Update training was due by ${renewalDay(document)}.`,
    }),
    revoked: (document) => ({
      word: 'Revoked',
      reason: `On ${revocationDay(document)}${document.reason ? `: ${document.reason}` : ''}. A paper with this number is not valid.`,
    }),
    replaced: (_, replacement) => ({
      word: 'Replaced',
      reason: replacement
        ? `We corrected it. The new document no. ${replacement.number} of ${formatDay(replacement.facts.issuedOn)} is valid.`
        : 'We corrected it. A paper with this number is not valid.',
    }),
  },
};
