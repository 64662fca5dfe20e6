/** True for what the id of a stored record can be: a UUID, or the word an id of the demo has. */
export function isRecordId(text: string): boolean {
  return /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|demo-[a-z\d-]{1,100})$/.test(text);
}
