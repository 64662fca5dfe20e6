import { fact, instantFact } from '#domain/personal-data/exported-thing.ts';
import { NO_FACTS } from '#domain/personal-data/trace.ts';
import { APPLICANT_NAME, applicantName } from '#domain/sign-ups/sign-up.ts';
import { findWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { findInTable } from '../criteria.ts';
import type { PersonRecords } from '../personal-data.ts';
import { submittedRecords } from '../submitted-records.ts';
import { applicantFacts } from './sign-up-facts.ts';

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
      ({ id, email, phone, typeName, city, receivedAt: at, ...row }) => ({
        ...NO_FACTS,
        noun: 'waitlistEntry',
        id,
        name: applicantName(row),
        email,
        phone,
        about: `${typeName}, ${city}`,
        at,
        isContact: row.applicant === 'company',
      }),
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
