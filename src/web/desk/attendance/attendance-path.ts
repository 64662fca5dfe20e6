import { href } from 'react-router';
import type { Day } from '#domain/day.ts';

/** The attendance page of a course; without `day` it shows the course's current day. */
export function attendancePath(courseId: string, day?: Day): string {
  const path = href('/dashboard/kurzy/:id/pritomnost', { id: courseId });
  return day ? `${path}?den=${day}` : path;
}

/** The address at which the attendance of one participant is stored. */
export function participantPath(courseId: string, participantId: string): string {
  return `${attendancePath(courseId)}/${encodeURIComponent(participantId)}`;
}
