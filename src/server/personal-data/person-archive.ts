import { randomUUID } from 'node:crypto';
import type { Candidate } from '#domain/personal-data/candidate.ts';
import { tracesOf } from '#domain/personal-data/erasure-plan.ts';
import type { ExportedThing } from '#domain/personal-data/exported-thing.ts';
import { TRACE_LABELS, type Trace } from '#domain/personal-data/trace.ts';
import type { StaffChange } from '#server/change.ts';
import { instant, type Reading } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import type { Db } from '#server/db/database.ts';
import { type ArchivedFile, zipped } from './archive.ts';
import { readArchivedFile } from './exported-files.ts';
import { findSelectedCandidates, type PersonSelection } from './find-people.ts';
import { personPage } from './person-page.tsx';
import { recordsOf } from './registry.ts';
import { listExportedEmails } from './submitted-records.ts';

/**
 * Everything stored about a person, to be handed over (GDPR, articles 15 and 20): a page, the same as JSON, and the
 * files they sent. Undefined where no existing candidate was selected.
 */
export async function exportPerson(
  app: Reading,
  selection: PersonSelection,
): Promise<{ archive: ReadableStream<Uint8Array>; things: number } | undefined> {
  const candidates = await findSelectedCandidates(app.db, selection);
  if (candidates.length === 0) return undefined;
  const things = await collectPerson(app.db, candidates);
  const { legalName, shortName } = await findCompany(app.db);
  const page = { at: instant(app), company: legalName || shortName, things };
  return { archive: zipped(filesOf(app.db, page), app.now()), things: things.length };
}

/** Records that personal data were exported, by whom and when, but not whose. */
export function recordExport({ record }: StaffChange<'settings'>, things: number): void {
  record({ noun: 'personalData', id: randomUUID(), verb: 'exported', after: { things } });
}

async function* filesOf(
  db: Db,
  page: { at: string; company: string; things: ExportedThing[] },
): AsyncGenerator<ArchivedFile> {
  yield { path: 'udaje.html', bytes: personPage(page) };
  yield { path: 'udaje.json', bytes: JSON.stringify({ at: page.at, things: page.things.map(forPrograms) }, null, 2) };
  for (const file of page.things.flatMap(({ files }) => files)) {
    const archived = await readArchivedFile(db, file);
    if (archived) yield archived;
  }
}

function forPrograms({ title, facts, ...thing }: ExportedThing) {
  return { ...thing, ...Object.fromEntries(facts.map(({ name, value }) => [name, value])) };
}

/** Everything stored about a person, for handing over, without data of others in the same sign-up. */
async function collectPerson(db: Db, candidates: readonly Candidate[]): Promise<ExportedThing[]> {
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
