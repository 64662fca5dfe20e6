import { isRecordId } from '#domain/record-id.ts';

/** The canonical query of a page that reads one parameter, which names a stored record: empty where none can be meant. */
export function recordQuery(asked: URLSearchParams, name: string): URLSearchParams {
  const id = asked.get(name) ?? '';
  return new URLSearchParams(isRecordId(id) ? { [name]: id } : {});
}
