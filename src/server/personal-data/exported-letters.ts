import { actorLabel, eventLabel } from '#domain/events/history.ts';
import { LETTER_STATUS_LABELS, LETTER_TITLES, type LetterKind } from '#domain/letters/letter.ts';
import type { ExportedLetter, ExportedThing } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { Db } from '#server/db/database.ts';
import { listEvents } from '#server/events/events.ts';

/** Things whose letters and whose history are a person's own; a place is in somebody else's sign-up. */
const WITH_LETTERS = ['signUp', 'waitlistEntry', 'contactRequest'] as const;

type WithLetters = (typeof WITH_LETTERS)[number];

function hasLetters(trace: Trace): trace is Trace & { noun: WithLetters } {
  return (WITH_LETTERS as readonly string[]).includes(trace.noun);
}

/** Letters to the person; those to staff say the same once more. */
export async function listExportedLetters(db: Db, trace: Trace): Promise<ExportedLetter[]> {
  if (!hasLetters(trace) && trace.noun !== 'letter') return [];
  const letters = db
    .selectFrom('letter')
    .select(['subject', 'recipient', 'status', 'sentAt', 'text'])
    .where('kind', 'not in', TO_STAFF)
    .orderBy('createdAt');
  const own = hasLetters(trace)
    ? letters.where('aboutNoun', '=', trace.noun).where('aboutId', '=', trace.id)
    : letters.where('id', '=', trace.id);
  const rows = await own.execute();
  return rows.map((row) => ({ ...row, status: LETTER_STATUS_LABELS[row.status], sentAt: row.sentAt ?? '' }));
}

const TO_STAFF = (Object.keys(LETTER_TITLES) as LetterKind[]).filter((kind) => kind.startsWith('staff'));

export async function listExportedHistory(db: Db, trace: Trace): Promise<ExportedThing['history']> {
  if (!hasLetters(trace)) return [];
  const events = await listEvents(db, trace);
  return events.map((event) => {
    const who = actorLabel({ ...event.actor, name: '' });
    return { at: event.at, what: eventLabel(event), who };
  });
}
