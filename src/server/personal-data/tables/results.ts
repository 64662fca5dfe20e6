import { formatDay } from '#domain/day.ts';
import { documentLines } from '#domain/issued-documents/issued-document.ts';
import { fact, instantFact } from '#domain/personal-data/exported-thing.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import { erasedOn } from '#domain/retention.ts';
import type { Change } from '#server/change.ts';
import { listResultDocuments } from '#server/issued-documents/issued-documents.ts';
import { containsTextInSmallTable } from '#server/search.ts';
import { deletePostponements } from '#server/today/postponements.ts';
import { matching } from '../criteria.ts';
import type { PersonRecords } from '../personal-data.ts';

/** Results with their documents; a person is found by name, as they contain no address. */
export const RESULTS = {
  async find(db, criteria) {
    if (criteria.names.length === 0) return { traces: [] };
    const rows = await db
      .selectFrom('result')
      .select(['id', 'name', 'birthDate', 'since'])
      .where(({ or }) => or(criteria.names.map(containsTextInSmallTable)))
      .execute();
    const traces = rows.map(({ birthDate, since, ...row }): Trace => {
      return { ...NO_FACTS, noun: 'result', ...row, birthDate: birthDate ?? '', at: since };
    });
    return { traces: matching(traces, criteria) };
  },
  async readFacts(db, { id }) {
    const result = await db.selectFrom('result').selectAll().where('id', '=', id).executeTakeFirst();
    if (!result) return [];
    const { name, birthDate, verdict, points, practical, examinedOn, opinionSeenOn } = result;
    const documents = await listResultDocuments(db, id);
    return [
      ...fact('name', 'Meno', name),
      ...fact('birthDate', 'Dátum narodenia', birthDate && formatDay(birthDate)),
      ...fact('verdict', 'Výsledok', verdict && VERDICTS[verdict]),
      ...fact('points', 'Body z testu', points === null ? '' : String(points)),
      ...fact('practical', 'Praktická časť', practical ? 'zvládnutá' : ''),
      ...fact('examinedOn', 'Deň skúšky', examinedOn && formatDay(examinedOn)),
      ...fact('opinionSeenOn', 'Lekársky posudok predložený', opinionSeenOn && formatDay(opinionSeenOn)),
      ...documents.flatMap(({ facts, revokedAt, reason }) => [
        ...documentLines(facts).map(({ name, label, value }) => ({ name: `document.${name}`, label, value })),
        ...instantFact('document.revokedAt', 'Doklad prestal platiť', revokedAt),
        ...fact('document.reason', 'Dôvod', reason),
      ]),
    ];
  },
  decide: async (_db, traces) =>
    traces.map(({ at }) => ({ isUpcoming: false, reason: 'documented', until: erasedOn('results', at) })),
  retention: {
    things: (db) => db.selectFrom('result').select(['id', 'since']),
    since: 'day',
    lock: 'result',
    rowsPerChange: 50,
    erase: eraseResults,
  },
} satisfies PersonRecords;

const VERDICTS = { passed: 'úspešne', failed: 'neúspešne' } as const;

async function eraseResults(change: Change, ids: string[]): Promise<number> {
  const { db, record } = change;
  const documents = await db.selectFrom('issuedDocument').select('id').where('resultId', 'in', ids).execute();
  const erased = await db
    .deleteFrom('result')
    .where('id', 'in', ids)
    .returning(['id', 'courseId', 'signUpId'])
    .execute();
  const courseIds = [...new Set(erased.map(({ courseId }) => courseId))];
  await db
    .deleteFrom('courseClosing')
    .where('courseId', 'in', courseIds)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('result').select('id').whereRef('result.courseId', '=', 'courseClosing.courseId'))),
    )
    .execute();
  const signUpIds = [...new Set(erased.map(({ signUpId }) => signUpId))];
  await deletePostponements(change, 'signUp', signUpIds);
  for (const { id } of documents) record({ noun: 'issuedDocument', id, verb: 'erased' });
  return erased.length;
}
