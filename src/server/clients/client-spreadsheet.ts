import type { ListedClient } from '#domain/clients/client.ts';
import { dayOf } from '#domain/instant.ts';
import { listInBatches } from '#server/batches.ts';
import type { Db } from '#server/db/database.ts';
import { type Column, dayCell, type Spreadsheet } from '#server/spreadsheets/spreadsheet.ts';
import { CLIENT_COLUMNS, type ClientFilter, matchingClients, withCounts } from './client-list.ts';

type Line = ListedClient & { nameSortKey: string };

/** All clients that match the filter, by name. */
export function clientSpreadsheet(db: Db, filter: ClientFilter, batchSize?: number): Spreadsheet<Line> {
  const batches = listInBatches<Line>((last, limit) => listAfter(db, filter, last, limit), batchSize);
  return { title: 'Klienti', columns: COLUMNS, batches };
}

async function listAfter(db: Db, filter: ClientFilter, last: Line | undefined, limit: number): Promise<Line[]> {
  const rows = await matchingClients(db, filter)
    .select(CLIENT_COLUMNS)
    .select('nameSortKey')
    .where(({ and, eb, refTuple, tuple }) =>
      and(last ? [eb(refTuple('nameSortKey', 'client.id'), '>', tuple(last.nameSortKey, last.id))] : []),
    )
    .orderBy('nameSortKey')
    .orderBy('client.id')
    .limit(limit)
    .execute();
  return withCounts(db, rows);
}

const COLUMNS: readonly Column<Line>[] = [
  { title: 'Firma', width: 36, cell: ({ name }) => name },
  { title: 'IČO', width: 12, cell: ({ ico }) => ico ?? '' },
  { title: 'Mesto', width: 20, cell: ({ city }) => city },
  { title: 'Číslo zmluvy', width: 16, cell: ({ contractNumber }) => contractNumber },
  { title: 'Zmluva od', width: 12, cell: ({ contractSince }) => dayCell(contractSince) },
  { title: 'Zmluva do', width: 12, cell: ({ contractUntil }) => dayCell(contractUntil) },
  { title: 'Prihlášky', width: 10, cell: ({ signUps }) => signUps },
  { title: 'Dopyty', width: 10, cell: ({ contactRequests }) => contactRequests },
  { title: 'Naposledy', width: 12, cell: ({ lastRecordAt }) => dayCell(lastRecordAt && dayOf(lastRecordAt)) },
];
