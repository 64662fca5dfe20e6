/** Who was present on a day of a course; nobody's absence is a row. */
export interface PresenceTable {
  participantId: string;
  day: string;
  markedAt: string;
}
