import type { ImapFlow } from 'imapflow';
import type { InboxAddress } from './inbox-address.ts';

/** How far a mailbox was read: the last message in the order the server counts in. */
export interface InboxPlace {
  uidValidity: string | null;
  lastUid: number;
}

/** A message that says it reports a delivery. */
export interface InboxMessage {
  uid: number;
  source: Buffer;
}

/** What is read of a message: a report says all it has to before the email it returns. */
const SOURCE_BYTES_MAX = 256 * 1024;
const MESSAGES_PER_READING = 200;
/** Of a mailbox that is read for the first time, or was made anew. */
const DAYS_AT_FIRST = 14;
/** Well below a job's lease. */
const READING_MILLISECONDS = 120_000;
const SILENCE_MILLISECONDS = 15_000;

/** The mailbox cannot be reached, does not let us in, or fell silent; `reason` names no person. */
export class InboxUnavailable extends Error {
  reason: string;

  constructor(error: { code?: string; name: string; authenticationFailed?: boolean }) {
    super('The mailbox with returned emails cannot be read');
    this.reason = error.authenticationFailed ? 'authentication' : (error.code ?? error.name);
  }
}

/** What is done while a mailbox is read. */
interface InboxReader {
  /** Is given each report of a delivery, and says whether it was about an email of ours, which then counts as read. */
  note(message: InboxMessage): Promise<boolean>;
  /** Is told after each report, and at the end, how far the mailbox was read. */
  reached(place: InboxPlace): Promise<void>;
}

/** Reads what has come since. All but reports about our emails stays as it is, for the people who read the mailbox. */
export async function readInbox(
  address: InboxAddress,
  place: InboxPlace,
  today: Temporal.Instant,
  reader: InboxReader,
): Promise<void> {
  const client = await openClient(address);
  const deadline = setTimeout(() => client.close(), READING_MILLISECONDS);
  try {
    await client.connect();
    await client.mailboxOpen(address.mailbox);
    await readNew(client, place, today, reader);
  } catch (error) {
    // a connection that holds has not failed: the fault is ours
    if (client.usable) throw error;
    throw new InboxUnavailable(error as Error);
  } finally {
    clearTimeout(deadline);
    if (client.usable) await client.logout();
    client.close();
  }
}

async function openClient({ host, port, secure, user, password }: InboxAddress): Promise<ImapFlow> {
  // read only where a mailbox is set: the start is to be quick
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass: password },
    // only a server on this machine is spoken to in the clear
    ...(!secure && { doSTARTTLS: false }),
    // it would tell of every message
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: SILENCE_MILLISECONDS,
    greetingTimeout: SILENCE_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
  });
  // whatever fails under way fails the command that waits
  client.on('error', () => undefined);
  return client;
}

async function readNew(
  client: ImapFlow,
  { uidValidity, lastUid }: InboxPlace,
  today: Temporal.Instant,
  { note, reached }: InboxReader,
): Promise<void> {
  const validity = client.mailbox ? String(client.mailbox.uidValidity) : '';
  const isKnown = validity === uidValidity;
  const since = new Date(today.subtract({ hours: 24 * DAYS_AT_FIRST }).epochMilliseconds);
  const found = await client.search(isKnown ? { uid: `${lastUid + 1}:*` } : { since }, { uid: true });
  // „n:*“ always has the last message in it (RFC 3501 section 6.4.8)
  const uids = (found || []).filter((uid) => !isKnown || uid > lastUid).toSorted((one, other) => one - other);
  const next = uids.slice(0, MESSAGES_PER_READING);
  for (const uid of await listReports(client, next)) {
    const asked = { source: { start: 0, maxLength: SOURCE_BYTES_MAX } };
    const { source } = (await client.fetchOne(String(uid), asked, { uid: true })) || {};
    // somebody may have deleted it meanwhile
    if (!source) continue;
    if (await note({ uid, source })) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    await reached({ uidValidity: validity, lastUid: uid });
  }
  await reached({ uidValidity: validity, lastUid: next.at(-1) ?? (isKnown ? lastUid : 0) });
}

/** Those of the messages that say they report a delivery; of the others nothing is read but that. */
async function listReports(client: ImapFlow, uids: number[]): Promise<number[]> {
  if (uids.length === 0) return [];
  const reports: number[] = [];
  for await (const { uid, headers } of client.fetch(uids, { headers: ['content-type'] }, { uid: true })) {
    const type = headers?.subarray(0, 2_000).toString() ?? '';
    if (/multipart\/report/i.test(type) && /delivery-status/i.test(type)) reports.push(uid);
  }
  return reports;
}
