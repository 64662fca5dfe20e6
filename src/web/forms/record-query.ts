import { isRecordId } from '#domain/record-id.ts';

/** Names that a query gives to a record of one person: to a sign-up, to a contact request. */
const RECORDS = ['prihlaska', 'dopyt'] as const;

/** The canonical query of a page that reads one parameter, which names a stored record: empty where none can be meant. */
export function recordQuery(asked: URLSearchParams, name: (typeof RECORDS)[number]): URLSearchParams {
  const id = asked.get(name) ?? '';
  return new URLSearchParams(isRecordId(id) ? { [name]: id } : {});
}

/** True where a query names a record: what the page shows is then one person's. */
export function namesRecord(query: URLSearchParams): boolean {
  return RECORDS.some((name) => query.has(name));
}
