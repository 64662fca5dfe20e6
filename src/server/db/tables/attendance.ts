/** A participant who was present on a day of a course; an absence has no row. */
export interface AttendanceTable {
  participantId: string;
  day: string;
  markedAt: string;
}
