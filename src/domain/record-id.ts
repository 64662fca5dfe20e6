/** True for a possible id of a stored record: a UUID, or an id of the demo data. */
export function isRecordId(text: string): boolean {
  return /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|demo-[a-z\d-]{1,100})$/.test(text);
}

export function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}
