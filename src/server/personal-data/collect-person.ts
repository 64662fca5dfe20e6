import type { Candidate } from '#domain/personal-data/candidate.ts';
import { tracesOf } from '#domain/personal-data/erasure-plan.ts';
import type { ExportedFact, ExportedThing } from '#domain/personal-data/exported-thing.ts';
import { TRACE_LABELS, type Trace } from '#domain/personal-data/trace.ts';
import type { Db } from '#server/db/database.ts';
import { factsOfClient, factsOfContact } from './client-traces.ts';
import { factsOfEntry, factsOfMember, factsOfRosterRow } from './exported-elsewhere.ts';
import { listExportedEmails, listExportedHistory } from './exported-emails.ts';
import { listExportedFiles } from './exported-files.ts';
import { factsOfRequest } from './exported-requests.ts';
import { factsOfPlace, factsOfSignUp } from './exported-sign-ups.ts';

/** Everything stored about a person, for handing over, without data of others in the same sign-up. */
export async function collectPerson(db: Db, candidates: readonly Candidate[]): Promise<ExportedThing[]> {
  const things: ExportedThing[] = [];
  // sequentially: one person has little data, and other requests use the database too
  for (const trace of tracesOf(candidates)) {
    const { noun, about, isContact } = trace;
    const [facts, emails, history, files] = [
      await READ_FACTS[noun](db, trace),
      await listExportedEmails(db, trace),
      await listExportedHistory(db, trace),
      noun === 'signUp' && !isContact ? await listExportedFiles(db, trace.id) : [],
    ];
    things.push({
      kind: noun,
      title: [TRACE_LABELS[noun], about].filter(Boolean).join(' – '),
      facts,
      emails,
      history,
      files,
    });
  }
  return things;
}

const READ_FACTS: Record<Trace['noun'], (db: Db, trace: Trace) => Promise<ExportedFact[]>> = {
  signUp: factsOfSignUp,
  participant: factsOfPlace,
  rosterRow: async (_db, trace) => factsOfRosterRow(trace),
  waitlistEntry: factsOfEntry,
  contactRequest: factsOfRequest,
  client: factsOfClient,
  clientContact: factsOfContact,
  email: async () => [],
  staffMember: factsOfMember,
};
