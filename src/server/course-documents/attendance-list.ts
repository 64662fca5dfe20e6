import { attendanceSheets, signedDays } from '#domain/course-documents/attendance-list.ts';
import { venueName } from '#domain/courses/course.ts';
import { hoursOf } from '#domain/courses/course-type.ts';
import { formatDays } from '#domain/day.ts';
import { formatInstant } from '#domain/instant.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { listAttendance } from '#server/attendance/attendance.ts';
import { instant, type Reading } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findLecturer } from '#server/staff/lecturers.ts';
import template from './attendance-list.typ?raw';
import { inOurFonts } from './drawable-text.ts';
import { printDocument } from './typst.ts';

const SIGNS = import.meta.glob<string>('/public/ikony/*.svg', { query: '?raw', import: 'default', eager: true });

/** The list that participants sign, as PDF: everyone with a confirmed seat, and empty lines to fill in by hand. */
export async function printAttendanceList(app: Reading, course: CourseRecord): Promise<Uint8Array<ArrayBuffer>> {
  const [attendance, company, lecturer] = await Promise.all([
    listAttendance(app.db, course.id, course.date),
    findCompany(app.db),
    course.lecturerId === null ? undefined : findLecturer(app.db, course.lecturerId),
  ]);
  const hours = hoursOf(course);
  const { day, time } = formatInstant(instant(app));
  return printDocument(template, {
    title: 'Prezenčná listina',
    course: inOurFonts(nonBreaking(course.nameOfCourse)),
    sign: SIGNS[`/public${course.image}`] ?? null,
    company: [company.legalName, company.ico && `IČO ${company.ico}`].filter(Boolean).map(inOurFonts),
    facts: [
      ['Termín', formatDays(course.date, course.dateTo)],
      ...(hours ? [['Čas', nonBreaking(hours)]] : []),
      ['Miesto', venueName(course)],
      ['Lektor', lecturer?.name ?? ''],
    ].map(([label = '', value = '']) => [label, inOurFonts(value)]),
    days: signedDays(course),
    sheets: attendanceSheets(attendance).map((lines) =>
      lines.map(({ name, companyName }) => ({
        name: inOurFonts(name),
        companyName: inOurFonts(nonBreaking(companyName)),
      })),
    ),
    notes: [
      'Podpisom potvrdzujete účasť a\u00A0oboznámenie s\u00A0obsahom kurzu.',
      `Vytlačené ${day} o\u00A0${time}\u00A0h`,
    ],
  });
}
