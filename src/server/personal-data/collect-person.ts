import type { Candidate } from '#domain/personal-data/candidate.ts';
import { tracesOf } from '#domain/personal-data/erasure-plan.ts';
import type { ExportedThing } from '#domain/personal-data/exported-thing.ts';
import { TRACE_LABELS, type Trace } from '#domain/personal-data/trace.ts';
import type { Db } from '#server/db/database.ts';
import { recordsOf } from './registry.ts';
import { listExportedEmails } from './submitted-records.ts';

/** Everything stored about a person, for handing over, without data of others in the same sign-up. */
export async function collectPerson(db: Db, candidates: readonly Candidate[]): Promise<ExportedThing[]> {
  const things: ExportedThing[] = [];
  // sequentially: one person has little data, and other requests use the database too
  for (const trace of tracesOf(candidates)) things.push(await exportThing(db, trace));
  return things;
}

async function exportThing(db: Db, trace: Trace): Promise<ExportedThing> {
  const { noun, id, about } = trace;
  const records = recordsOf(noun);
  return {
    kind: noun,
    title: [TRACE_LABELS[noun], about].filter(Boolean).join(' – '),
    facts: await records.readFacts(db, trace),
    emails: records.emails ? await listExportedEmails(records.emails(db, [id])) : [],
    history: (await records.listHistory?.(db, trace)) ?? [],
    files: (await records.listFiles?.(db, trace)) ?? [],
  };
}
