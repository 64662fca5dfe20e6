import { formatDay } from '#domain/day.ts';
import { type ExportedFact, exportedFact as fact } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import { APPLICANT_LABELS } from '#domain/sign-ups/sign-up.ts';
import { STAFF_ROLES, STAFF_STATE_LABELS } from '#domain/staff/staff.ts';
import type { Db } from '#server/db/database.ts';
import { findWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { when } from './exported-sign-ups.ts';

export async function factsOfEntry(db: Db, { id, about }: Trace): Promise<ExportedFact[]> {
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

export async function factsOfMember(db: Db, { id }: Trace): Promise<ExportedFact[]> {
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

/** The row as typed into a pending list. */
export function factsOfRosterRow({ name, email, birthDate, about }: Trace): ExportedFact[] {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthDate);
  return [
    ...fact('name', 'Meno', name),
    ...fact('email', 'E-mail', email),
    ...fact('birthDate', 'Dátum narodenia', isDay ? formatDay(birthDate) : birthDate),
    ...fact('companyName', 'Firma', about),
  ];
}
