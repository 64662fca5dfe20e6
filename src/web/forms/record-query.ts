import { isRecordId } from '#domain/record-id.ts';

/** Query parameters that contain the id of one person's record: a sign-up or a contact request. */
const RECORDS = ['prihlaska', 'dopyt'] as const;

/** The canonical query of a page that reads one parameter with a record's id: empty where it is not a valid id. */
export function recordQuery(query: URLSearchParams, name: (typeof RECORDS)[number]): URLSearchParams {
  const id = query.get(name) ?? '';
  return new URLSearchParams(isRecordId(id) ? { [name]: id } : {});
}

/** True where a query contains a record's id: the page then shows one person's data. */
export function namesRecord(query: URLSearchParams): boolean {
  return RECORDS.some((name) => query.has(name));
}
