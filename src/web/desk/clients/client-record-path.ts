import type { ClientRecordNoun } from '#domain/clients/client.ts';
import { CONTACT_REQUESTS, SIGN_UPS, WAITLIST } from '#web/desk/kit/desk-sections.ts';

/** The address of a client record, or of the page that assigns it to a client. */
export function clientRecordPath({ noun, id }: { noun: ClientRecordNoun; id: string }, step?: 'klient'): string {
  return [RECORD_PATHS[noun], encodeURIComponent(id), step].filter(Boolean).join('/');
}

const RECORD_PATHS: Record<ClientRecordNoun, string> = {
  signUp: SIGN_UPS,
  contactRequest: CONTACT_REQUESTS,
  waitlistEntry: WAITLIST,
};

/** The kind of client record an address belongs to. */
export function clientRecordNounOf({ pathname }: URL): ClientRecordNoun {
  const nouns = Object.keys(RECORD_PATHS) as ClientRecordNoun[];
  return nouns.find((noun) => pathname.startsWith(`${RECORD_PATHS[noun]}/`)) ?? 'signUp';
}
