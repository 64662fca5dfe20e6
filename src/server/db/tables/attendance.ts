/** Who was present on a day of a course; nobody's absence is a row. */
export interface AttendanceTable {
  participantId: string;
  day: string;
  markedAt: string;
}
