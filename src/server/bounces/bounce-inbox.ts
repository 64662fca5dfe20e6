import type { ImapFlow } from 'imapflow';
import type { Tables } from '#server/db/tables.ts';
import type { InboxAddress } from './inbox-address.ts';

/** How far a mailbox was read: the last message in the order of the server's UIDs. */
export type InboxPosition = Pick<Tables['bounceInbox'], 'uidValidity' | 'lastUid'>;

/** A message that says it reports a delivery. */
export interface InboxMessage {
  uid: number;
  source: Buffer;
}

/** How much of a message is read: a report's own fields precede the email it returns. */
const SOURCE_BYTES_MAX = 256 * 1024;
const MESSAGES_PER_READING = 200;
/** For a mailbox that is read for the first time, or was recreated. */
const DAYS_AT_FIRST = 14;
/** Well below a job's lease. */
const READING_MILLISECONDS = 120_000;
const SILENCE_MILLISECONDS = 15_000;

/** The mailbox cannot be reached, refuses the sign-in, or stopped responding; `reason` names no person. */
export class InboxUnavailable extends Error {
  reason: string;

  constructor(error: { code?: string; name: string; authenticationFailed?: boolean }) {
    super('The mailbox with returned emails cannot be read');
    this.reason = error.authenticationFailed ? 'authentication' : (error.code ?? error.name);
  }
}

/** Callbacks while a mailbox is read. */
interface InboxReader {
  /** Receives each delivery report and returns whether it is about an email of ours; it is then marked as read. */
  note(message: InboxMessage): Promise<boolean>;
  /** Called after each report, and at the end, with how far the mailbox was read. */
  saveProgress(position: InboxPosition): Promise<void>;
}

/** Reads messages received since. All but reports about our emails stay unchanged for people who read the mailbox. */
export async function readInbox(
  address: InboxAddress,
  position: InboxPosition,
  now: Temporal.Instant,
  reader: InboxReader,
): Promise<void> {
  const client = await openClient(address);
  const deadline = setTimeout(() => client.close(), READING_MILLISECONDS);
  try {
    await client.connect();
    await client.mailboxOpen(address.mailbox);
    await readNew(client, position, now, reader);
  } catch (error) {
    // the connection still works, so the error is in this program
    if (client.usable) throw error;
    throw new InboxUnavailable(error as Error);
  } finally {
    clearTimeout(deadline);
    if (client.usable) await client.logout();
    client.close();
  }
}

async function openClient({ host, port, secure, user, password }: InboxAddress): Promise<ImapFlow> {
  // loaded only if a mailbox is set, to keep the start fast
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass: password },
    // only the connection to a server on this machine is unencrypted
    ...(!secure && { doSTARTTLS: false }),
    // it would log every message
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: SILENCE_MILLISECONDS,
    greetingTimeout: SILENCE_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
  });
  // a connection error also rejects the pending command
  client.on('error', () => undefined);
  return client;
}

async function readNew(
  client: ImapFlow,
  { uidValidity, lastUid }: InboxPosition,
  now: Temporal.Instant,
  { note, saveProgress }: InboxReader,
): Promise<void> {
  const validity = client.mailbox ? String(client.mailbox.uidValidity) : '';
  const isSameMailbox = validity === uidValidity;
  const since = new Date(now.subtract({ hours: 24 * DAYS_AT_FIRST }).epochMilliseconds);
  const matchingUids = await client.search(isSameMailbox ? { uid: `${lastUid + 1}:*` } : { since }, { uid: true });
  // „n:*“ always includes the last message (RFC 3501 section 6.4.8)
  const uids = (matchingUids || [])
    .filter((uid) => !isSameMailbox || uid > lastUid)
    .toSorted((one, other) => one - other);
  const next = uids.slice(0, MESSAGES_PER_READING);
  for (const uid of await listReports(client, next)) {
    const fetchOptions = { source: { start: 0, maxLength: SOURCE_BYTES_MAX } };
    const { source } = (await client.fetchOne(String(uid), fetchOptions, { uid: true })) || {};
    // it may have been deleted meanwhile
    if (!source) continue;
    if (await note({ uid, source })) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    await saveProgress({ uidValidity: validity, lastUid: uid });
  }
  await saveProgress({ uidValidity: validity, lastUid: next.at(-1) ?? (isSameMailbox ? lastUid : 0) });
}

/** Those of the messages that are delivery reports by their content type; of the others nothing else is read. */
async function listReports(client: ImapFlow, uids: number[]): Promise<number[]> {
  if (uids.length === 0) return [];
  const reports: number[] = [];
  for await (const { uid, headers } of client.fetch(uids, { headers: ['content-type'] }, { uid: true })) {
    const type = headers?.subarray(0, 2_000).toString() ?? '';
    if (/multipart\/report/i.test(type) && /delivery-status/i.test(type)) reports.push(uid);
  }
  return reports;
}
