import { formatDay } from '#domain/day.ts';
import type { Candidate } from '#domain/personal-data/candidate.ts';
import { tracesOf } from '#domain/personal-data/erasure-plan.ts';
import { type ExportedFact, type ExportedThing, exportedFact as fact } from '#domain/personal-data/exported-thing.ts';
import { TRACE_LABELS, type Trace } from '#domain/personal-data/trace.ts';
import { APPLICANT_LABELS } from '#domain/sign-ups/sign-up.ts';
import { STAFF_ROLES, STAFF_STATE_LABELS } from '#domain/staff/staff.ts';
import type { Db } from '#server/db/database.ts';
import { findWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { factsOfClient, factsOfContact } from './client-traces.ts';
import { listExportedEmails, listExportedHistory } from './exported-emails.ts';
import { listExportedFiles } from './exported-files.ts';
import { factsOfRequest } from './exported-requests.ts';
import { factsOfPlace, factsOfSignUp, when } from './exported-sign-ups.ts';

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

async function factsOfEntry(db: Db, { id, about }: Trace): Promise<ExportedFact[]> {
  const entry = await findWaitlistEntry(db, id);
  if (!entry) return [];
  return [
    ...fact('course', 'Kurz a mesto', about),
    ...fact('applicant', 'Prihlasuje sa', APPLICANT_LABELS[entry.applicant]),
    ...fact('firstName', 'Meno', entry.firstName),
    ...fact('lastName', 'Priezvisko', entry.lastName),
    ...fact('companyName', 'Firma', entry.companyName),
    ...fact('numberOfWorkers', 'Počet ľudí', entry.numberOfWorkers),
    ...fact('email', 'E-mail', entry.email),
    ...fact('phone', 'Telefón', entry.phone),
    ...fact('message', 'Správa', entry.message),
    ...fact('consent', 'Súhlas', entry.consent === 'given' ? 'daný' : 'neuvedený'),
    ...fact('consentVersion', 'Znenie informácie o spracúvaní', entry.consentVersion),
    ...when('receivedAt', 'Čaká od', entry.receivedAt),
    ...when('endedAt', 'Vyradený zo zoznamu', entry.endedAt),
  ];
}

async function factsOfMember(db: Db, { id }: Trace): Promise<ExportedFact[]> {
  const member = await db
    .selectFrom('staffMember')
    .leftJoin('staffActivity', 'staffActivity.staffMemberId', 'staffMember.id')
    .select(['name', 'email', 'role', 'state', 'createdAt', 'lastSeenAt'])
    .where('staffMember.id', '=', id)
    .executeTakeFirst();
  if (!member) return [];
  return [
    ...fact('name', 'Meno', member.name),
    ...fact('email', 'E-mail', member.email),
    ...fact('role', 'Rola', STAFF_ROLES[member.role]),
    ...fact('state', 'Stav', STAFF_STATE_LABELS[member.state]),
    ...when('createdAt', 'Účet od', member.createdAt),
    ...when('lastSeenAt', 'Naposledy v správe', member.lastSeenAt),
  ];
}

/** The row as entered in a pending list. */
function factsOfRosterRow({ name, email, birthDate, about }: Trace): ExportedFact[] {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthDate);
  return [
    ...fact('name', 'Meno', name),
    ...fact('email', 'E-mail', email),
    ...fact('birthDate', 'Dátum narodenia', isDay ? formatDay(birthDate) : birthDate),
    ...fact('companyName', 'Firma', about),
  ];
}
