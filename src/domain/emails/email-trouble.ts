import type { HoldReason } from './held-email.ts';

/** Problems of the mail server or of our settings: they affect every email, and no email is given up for them. */
export const SERVER_TROUBLES = {
  unreachable: 'Poštový server je nedostupný',
  password: 'Poštový server odmieta heslo',
  tls: 'S poštovým serverom sa nedá bezpečne spojiť',
  sender: 'Poštový server odmieta poštu z našej adresy',
} as const;

export type ServerTrouble = keyof typeof SERVER_TROUBLES;

/** Problems of one email. */
const OWN_TROUBLES = {
  'no-mailbox': 'Schránka neexistuje',
  'no-domain': 'Doména v adrese neexistuje alebo neprijíma poštu',
  'full-mailbox': 'Schránka príjemcu je plná',
  spam: 'Odmietnutý ako nevyžiadaná pošta',
  'too-big': 'E-mail je pre schránku príjemcu priveľký',
  postponed: 'Server príjemcu e-mail zatiaľ neprijal',
  expired: 'Server príjemcu e-mail neprijal ani po opakovaných pokusoch',
  refused: 'Server príjemcu e-mail odmietol',
  unproven: 'Možno sa vrátil: oznámenie o tom neobsahuje číslo nášho e-mailu',
  silent: 'Server pri tomto e-maile neodpovedal',
  'damaged-file': 'Priložený súbor je poškodený',
} as const;

/** Why an attempt to send an email failed, or why it was returned. */
export type EmailTrouble = ServerTrouble | keyof typeof OWN_TROUBLES;

export const EMAIL_TROUBLES = { ...SERVER_TROUBLES, ...OWN_TROUBLES } as const satisfies Record<EmailTrouble, string>;

/** True if no email to this address can be delivered, however often it is tried. */
export function isAddressWrong(trouble: EmailTrouble | HoldReason | null): boolean {
  return trouble === 'no-mailbox' || trouble === 'no-domain' || trouble === 'address-bounced';
}

export function isServerTrouble(trouble: EmailTrouble): trouble is ServerTrouble {
  return trouble in SERVER_TROUBLES;
}

/** An unreachable server often recovers by itself; wrong settings need a person from the first moment. */
export function minutesToAlarm(trouble: ServerTrouble): number {
  return trouble === 'unreachable' ? 15 : 0;
}

/** What a mail client reports about a failed attempt. */
export interface SendingError {
  message: string;
  /** The client's own error code, „EAUTH“. */
  code?: string;
  /** The code of the original system error, „CERT_HAS_EXPIRED“. */
  originalCode?: string;
  /** The command that was answered, „RCPT TO“. */
  command?: string;
  /** The whole answer and its number (RFC 5321 section 4.2). */
  response?: string;
  responseCode?: number;
}

/** The cause of an error; `isFinal` when another attempt with the same email is useless (5xx about this email). */
export function emailTrouble(error: SendingError): { trouble: EmailTrouble; isFinal: boolean } {
  const server = serverTrouble(error);
  if (server) return { trouble: server, isFinal: false };
  const isFinal = (error.responseCode ?? 500) >= 500;
  return { trouble: ownTrouble(error, isFinal), isFinal };
}

/** Why a sent email was returned, by the status of its report (RFC 3463) and the server's diagnostic text. */
export function returnTrouble(status: string, diagnostic: string): EmailTrouble {
  const response = `${status} ${diagnostic}`;
  if (
    /\b[45]\.(1\.2|4\.4)\b|domain name not found|domain\b.{0,200}\bdoes not exist|no such (domain|host)|nxdomain/i.test(
      response,
    )
  )
    return 'no-domain';
  if (/\b[45]\.4\.7\b|expired|retry time/i.test(response)) return 'expired';
  return ownTrouble({ message: response, command: 'DATA' }, true);
}

/** Reply codes that require authentication, whichever command they answer. */
const SIGN_IN_WANTED = [530, 534, 535, 538];
const SIGN_IN_FAILED = ['EAUTH', 'ENOAUTH', 'EOAUTH2'];
const TLS_FAILED = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_SSL|ERR_TLS/;

/**
 * Many servers check the sender only when the recipient is named (Postfix does by default), or at the end of the email:
 * such replies are about us.
 */
const ABOUT_US =
  /relay(ing)?( access)? (is )?(denied|not (permitted|allowed))|unable to relay|sender address rejected|client host|helo command rejected|not owned by user|sendasdenied|permissions? to send as|\b5\.1\.[78]\b|\b5\.7\.60\b/i;

function serverTrouble(error: SendingError): ServerTrouble | undefined {
  const { code = '', command, response = '', responseCode = 0 } = error;
  const isTemporary = responseCode >= 400 && responseCode < 500;
  if (SIGN_IN_FAILED.includes(code) || SIGN_IN_WANTED.includes(responseCode)) {
    return isTemporary ? 'unreachable' : 'password';
  }
  if (code === 'ETLS' || TLS_FAILED.test(error.originalCode ?? '')) return 'tls';
  // refused by our own client before it connected
  if (code === 'EENVELOPE' && command === 'API') return /sender/i.test(error.message) ? 'sender' : undefined;
  if (code === 'EMESSAGE' && !responseCode) return undefined;
  const isTooBig = command === 'MAIL FROM' && responseCode === 552;
  const isAboutThisEmail = command === 'RCPT TO' || command === 'DATA' || isTooBig;
  if (!isAboutThisEmail) return responseCode >= 500 ? 'sender' : 'unreachable';
  // the server is closing (421), or its own system fails (X.3.X, RFC 3463)
  if (!responseCode || responseCode === 421 || (isTemporary && /\b4\.3\.\d/.test(response))) return 'unreachable';
  return ABOUT_US.test(response) ? 'sender' : undefined;
}

function ownTrouble({ message, response = message, responseCode, command }: SendingError, isFinal: boolean) {
  if (/\b[45]\.2\.2\b|quota|(mailbox|inbox) (is )?full|out of storage/i.test(response)) return 'full-mailbox';
  if (/\b5\.(2\.3|3\.4)\b|too (large|big)|larger than allowed|size (limit|exceed)/i.test(response)) return 'too-big';
  if (!isFinal) return 'postponed';
  if (
    /\b5\.1\.\d|\b5\.2\.1\b|(user|mailbox|recipient|address)\b.{0,200}(unknown|not found|exist|unavailable)/i.test(
      response,
    )
  )
    return 'no-mailbox';
  if (/\b5\.7\.\d|spam|junk|blocked|black ?list|block ?list|reputation|\b(spf|dkim|dmarc)\b/i.test(response))
    return 'spam';
  // without an explanation: 550, 551 and 553 are about the mailbox (RFC 5321 section 4.2.2)
  const isMailbox = command !== 'DATA' && [550, 551, 553, undefined].includes(responseCode);
  return isMailbox ? 'no-mailbox' : responseCode === 552 ? 'full-mailbox' : 'refused';
}
