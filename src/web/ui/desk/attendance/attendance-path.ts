import type { Day } from '#domain/day.ts';

/** Where it is said who was present on a course; without a day on the one that is called now. */
export function attendancePath(courseId: string, day?: Day): string {
  const path = `/dashboard/kurzy/${encodeURIComponent(courseId)}/pritomnost`;
  return day ? `${path}?den=${day}` : path;
}

/** Where the attendance of one participant is kept. */
export function participantPath(courseId: string, participantId: string): string {
  return `${attendancePath(courseId)}/${encodeURIComponent(participantId)}`;
}
