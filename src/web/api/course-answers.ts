import type { App } from '#server/app.ts';
import { listCourses } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { yieldToEventLoop } from '#web/forms/yield-to-event-loop.ts';

/**
 * The course object of the specification: offered seats count as taken for everyone else; only staff receive the number
 * of people on the waitlist.
 */
export function toAnswer(record: CourseRecord) {
  const { version, seatsTaken, seatsOffered, seatsRequested, linkCode, typeHours, ...course } = record;
  return { ...course, seatsTaken: seatsTaken + seatsOffered };
}

/** The same without the fields visitors do not receive. */
function toPublicAnswer(record: CourseRecord) {
  const { lecturerId, room, note, invoicePrice, cancelledAt, isPrivate, ...course } = toAnswer(record);
  return course;
}

/** The same with the version staff need to save it. */
function toStaffAnswer(record: CourseRecord) {
  return { ...toAnswer(record), version: record.version };
}

/** A list of courses as JSON, and their number. */
export interface CoursesJson {
  json: Buffer<ArrayBuffer>;
  total: number;
}

/** All courses the caller may read; yields to other requests while it builds them. */
export async function readCoursesJson(app: App, caller: 'staff' | 'visitor'): Promise<CoursesJson> {
  const isStaff = caller === 'staff';
  const parts: Buffer[] = [];
  let total = 0;
  for await (const courses of listCourses(app.db, { onlyActive: !isStaff })) {
    await yieldToEventLoop();
    const answers = courses.map((course) => JSON.stringify(isStaff ? toStaffAnswer(course) : toPublicAnswer(course)));
    parts.push(Buffer.from((total > 0 ? ',' : '') + answers.join(',')));
    total += courses.length;
    await yieldToEventLoop();
  }
  return { json: Buffer.concat([OPENING, ...parts, CLOSING]), total };
}

const OPENING = Buffer.from('[');
const CLOSING = Buffer.from(']');
