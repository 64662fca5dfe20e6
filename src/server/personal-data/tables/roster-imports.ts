import { formatDay } from '#domain/day.ts';
import { fact } from '#domain/personal-data/exported-thing.ts';
import { personKey } from '#domain/personal-data/person-search.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import type { EnteredParticipant } from '#domain/roster-import/roster-table.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import type { StaffChange } from '#server/change.ts';
import { replaceEntered } from '#server/roster-import/roster-imports.ts';
import { matching } from '../criteria.ts';
import type { PersonRecords } from '../personal-data.ts';

/** Rows of pending lists; all lists are read: few are pending, for a day at most. */
export const ROSTER_IMPORTS = {
  deletedWhen: 'staff or the company have decided about its rows, or a day later',
  async find(db, criteria) {
    const lists = await db
      .selectFrom('rosterImport')
      .innerJoin('signUp', 'signUp.id', 'rosterImport.signUpId')
      .select(['rosterImport.id', 'signUpId as ofId', 'rows', 'createdAt as at', 'companyName as about'])
      .execute();
    const traces = lists.flatMap(({ id, rows, ...list }) =>
      (JSON.parse(rows) as EnteredParticipant[]).map((row, index): Trace => {
        const { email, birthDate } = row;
        const facts = { name: participantName(row), email, birthDate };
        return { ...NO_FACTS, noun: 'rosterRow', id: `${id}/${index}`, ...facts, ...list };
      }),
    );
    return { traces: matching(traces, criteria) };
  },
  async readFacts(_db, { name, email, birthDate, about }) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthDate);
    return [
      ...fact('name', 'Meno', name),
      ...fact('email', 'E-mail', email),
      ...fact('birthDate', 'Dátum narodenia', isDay ? formatDay(birthDate) : birthDate),
      ...fact('companyName', 'Firma', about),
    ];
  },
  lock: { table: 'signUp', id: 'ofId' },
  async erase(change, { erasures }) {
    for (const { trace } of erasures) if (trace.noun === 'rosterRow') await eraseRosterRow(change, trace);
  },
} satisfies PersonRecords;

async function eraseRosterRow(change: StaffChange<'settings'>, row: Trace): Promise<void> {
  const [id = ''] = row.id.split('/');
  const list = await change.db.selectFrom('rosterImport').select('rows').where('id', '=', id).executeTakeFirst();
  if (!list) return;
  const rows: EnteredParticipant[] = JSON.parse(list.rows);
  const remaining = rows.filter(
    (entry) => personKey(participantName(entry)) !== personKey(row.name) || entry.email !== row.email,
  );
  await replaceEntered(change, id, remaining);
}
