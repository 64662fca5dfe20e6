import { fact, instantFact } from '#domain/personal-data/exported-thing.ts';
import { APPLICANT_NAME } from '#domain/sign-ups/sign-up.ts';
import { findWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { findInTable } from '../criteria.ts';
import type { PersonRecords } from '../personal-data.ts';
import { submittedRecords } from '../submitted-records.ts';
import { applicantFacts, applicantTrace } from './sign-up-facts.ts';

export const WAITLIST_ENTRIES = {
  find: (db, criteria) =>
    findInTable(
      db,
      'waitlistEntry',
      criteria,
      (condition) =>
        db
          .selectFrom('waitlistEntry')
          .innerJoin('courseType', 'courseType.id', 'waitlistEntry.courseTypeId')
          .select(['waitlistEntry.id', ...APPLICANT_NAME, 'email', 'phone'])
          .select(['city', 'receivedAt', 'courseType.name as typeName'])
          .where(condition),
      (row) => applicantTrace('waitlistEntry', row, `${row.typeName}, ${row.city}`),
    ),
  async readFacts(db, { id, about }) {
    const entry = await findWaitlistEntry(db, id);
    if (!entry) return [];
    return [
      ...fact('course', 'Kurz a mesto', about),
      ...applicantFacts(entry, { numberOfWorkers: 'Počet ľudí' }),
      ...instantFact('receivedAt', 'Čaká od', entry.receivedAt),
      ...instantFact('endedAt', 'Vyradený zo zoznamu', entry.endedAt),
    ];
  },
  ...submittedRecords('waitlistEntry'),
} satisfies PersonRecords;
