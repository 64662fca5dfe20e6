import { slugified } from '#domain/slovak.ts';
import type { Area, Permitted } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import { findApplicationForm, knownOfSignUp } from '#server/application-forms/sign-up-form.ts';
import { findTaughtCourse } from '#server/attendance/attendance.ts';
import { clientSpreadsheet } from '#server/clients/client-spreadsheet.ts';
import { today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { participantSpreadsheet } from '#server/courses/participant-spreadsheet.ts';
import type { Db } from '#server/db/database.ts';
import { findEmail } from '#server/emails/outbox.ts';
import { handOverSpreadsheet } from '#server/hand-overs/hand-over-spreadsheet.ts';
import { findDocument, findDocumentFile, listCourseDocuments } from '#server/issued-documents/issued-documents.ts';
import { findSignedSheet } from '#server/results/closing.ts';
import { signUpSpreadsheet } from '#server/sign-ups/sign-up-spreadsheet.ts';
import { findSignUp, findSignUpFile } from '#server/sign-ups/sign-ups.ts';
import { writeCsv } from '#server/spreadsheets/csv.ts';
import type { Spreadsheet } from '#server/spreadsheets/spreadsheet.ts';
import { writeXlsx } from '#server/spreadsheets/xlsx.ts';
import { recordAt } from '#web/desk/kit/record-path.ts';
import { documentPdf } from '#web/shared/document-pdf.ts';
import { fileAnswer, OFFICE_TYPES } from '#web/shared/file-answer.ts';
import type { Route } from './+types/desk-files';
import { clientList } from './clients/client-list.ts';
import { emailResponse } from './emails/email-response.ts';
import { signUpList } from './sign-ups/sign-up-list.ts';
import { type ActArgs, declaredAt } from './staff-act.ts';
import { requireStaff } from './staff-guard.ts';

export { default, loader } from './desk-not-found.ts';

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => (await declaredAt(args, FILES).answer(args)) ?? next(),
];

interface DeskFile {
  path: string;
  /** Undefined where there is no such file: the page of the desk that says so follows. */
  answer(args: ActArgs): Promise<Response | undefined>;
}

/** Every file of the desk that is opened by a link. What loads native code, fonts or tables is imported in its row only. */
const FILES: readonly DeskFile[] = [
  /** The filtered list of clients. */
  ...inFormats('/dashboard/klienti/zoznam', async (app, { url }) => {
    const filter = { ...clientList.read(url.searchParams), today: today(app) };
    return { name: `klienti-${filter.today}`, spreadsheet: clientSpreadsheet(app.db, filter) };
  }),
  /** The filtered list of sign-ups. */
  ...inFormats('/dashboard/prihlasky/zoznam', async (app, { url }) => ({
    name: `prihlasky-${today(app)}`,
    spreadsheet: signUpSpreadsheet(app.db, signUpList.read(url.searchParams)),
  })),
  /** The participants of a course. */
  ...inFormats('/dashboard/kurzy/:id/ucastnici', async ({ db }, { params }) => {
    const course = await findCourse(db, params.id);
    return course && { name: nameOf('ucastnici', course), spreadsheet: participantSpreadsheet(db, course.id) };
  }),
  /** One hand-over of a course, as a spreadsheet. */
  file('/dashboard/kurzy/:id/podklady/:number/podklady.xlsx', 'office', async ({ db }, { params, url }) => {
    const handOver = await findHandOver(db, params);
    const spreadsheet = handOver && (await handOverSpreadsheet(db, handOver.course, handOver.number));
    return spreadsheet && spreadsheetAnswer(url, { name: handOver.name, spreadsheet });
  }),
  /** One hand-over of a course, as invoices for POHODA. */
  file('/dashboard/kurzy/:id/podklady/:number/pohoda.xml', 'office', async ({ db }, { params }) => {
    const handOver = await findHandOver(db, params);
    if (!handOver) return undefined;
    const { pohodaInvoices } = await import('#server/hand-overs/pohoda.ts');
    const invoices = await pohodaInvoices(db, handOver.course, handOver.number);
    return invoices && fileAnswer(invoices, { name: `${handOver.name}.xml`, mediaType: 'application/xml' });
  }),

  /** The list participants sign, for the office and for the course's lecturer. */
  file('/dashboard/kurzy/:id/listina.pdf', 'teaching', async (app, { params }, member) => {
    const course = await findTaughtCourse(app.db, member, params.id);
    if (!course) return undefined;
    const { printAttendanceList } = await import('#server/course-documents/attendance-list.ts');
    return shownPdf(nameOf('listina', course), await printAttendanceList(app, course));
  }),
  /** The photograph of the signed list. */
  file('/dashboard/kurzy/:id/uzavretie/listina', 'teaching', async ({ db }, { params }, member) => {
    const course = await findTaughtCourse(db, member, params.id);
    const sheet = course && (await findSignedSheet(db, course.id));
    return sheet && uploadedFile(sheet);
  }),

  /** All valid documents of a course, to be printed and signed; `?karticky` prints them as cards to be cut. */
  file('/dashboard/kurzy/:id/doklady.pdf', 'office', async (app, { params, url }) => {
    const course = await findCourse(app.db, params.id);
    const documents = course ? await listCourseDocuments(app.db, course.id) : [];
    const valid = documents.filter(({ revokedAt }) => revokedAt === null);
    if (!course || valid.length === 0) return undefined;
    const { printTogether } = await import('#server/issued-documents/print-documents.ts');
    const isCards = url.searchParams.has('karticky');
    const bytes = await printTogether(app.config, valid, { isCards });
    return shownPdf(nameOf(isCards ? 'karticky' : 'doklady', course), bytes);
  }),
  /** A document as it would be issued today, without its number. */
  file('/dashboard/kurzy/:id/doklady/nahlad', 'office', async (app, { params, url }) => {
    const { previewDocument } = await import('#server/issued-documents/issuing.ts');
    const bytes = await previewDocument(app, params.id, url.searchParams.get('ucastnik') ?? '');
    return bytes && shownPdf('nahlad-dokladu', bytes);
  }),
  /** A document as it was issued, also when it is not valid any more. */
  file('/dashboard/doklady/:documentId', 'office', async ({ db }, { params }) => {
    const document = await findDocument(db, params.documentId);
    const bytes = document && (await findDocumentFile(db, document.id));
    return bytes && fileAnswer(bytes as BodyInit, documentPdf(document.number));
  }),

  /** The application form of a course, filled in from a sign-up. */
  file('/dashboard/prihlasky/:id/tlacivo', 'office', async ({ db }, { params }) => {
    const signUp = await findSignUp(db, params.id);
    const course = signUp?.courseId ? await findCourse(db, signUp.courseId) : undefined;
    const form = await findApplicationForm(db, course);
    if (!signUp || !course || !form) return undefined;
    const known = await knownOfSignUp(db, signUp, course);
    const { isWorkbook, writeApplicationForm } = await import('#server/application-forms/write-form.ts');
    const mediaType = OFFICE_TYPES[isWorkbook(form) ? 'xlsx' : 'docx'];
    return fileAnswer((await writeApplicationForm(form, known)) as BodyInit, { name: form.file, mediaType });
  }),
  file('/dashboard/prihlasky/:id/subory/:fileId', 'office', async ({ db }, { params }) => {
    const uploaded = await findSignUpFile(db, params.id, params.fileId);
    return uploaded && uploadedFile(uploaded);
  }),

  /** An email as its recipient sees it, for the frame on its page. */
  ...(['prihlasky', 'dopyty', 'cakajuci'] as const).map((noun) =>
    file(`/dashboard/${noun}/:id/listy/:emailId/znenie`, 'office', async ({ db }, { params, url }) => {
      const email = await findEmail(db, recordAt(url, params.id), params.emailId, url.origin);
      return email && emailResponse(email.html);
    }),
  ),
];

function file<const Path extends string, In extends Area>(
  path: Path,
  area: In,
  answer: (app: App, args: ActArgs<Path>, staff: Permitted<In>) => Promise<Response | undefined>,
): DeskFile {
  return {
    path,
    async answer(args: ActArgs<Path>) {
      const { app, staff } = await requireStaff(args, area);
      return answer(app, args, staff);
    },
  };
}

interface NamedSpreadsheet<Row> {
  /** The name of the file, without its ending. */
  name: string;
  spreadsheet: Spreadsheet<Row>;
}

/** A spreadsheet, at its path with each of the endings. */
function inFormats<const Path extends string, Row>(
  path: Path,
  find: (app: App, args: ActArgs<Path>) => Promise<NamedSpreadsheet<Row> | undefined>,
): DeskFile[] {
  return ['xlsx', 'csv'].map((ending) =>
    file(`${path}.${ending}`, 'office', async (app, args) => {
      const found = await find(app, args as ActArgs<Path>);
      return found && spreadsheetAnswer(args.url, found);
    }),
  );
}

async function spreadsheetAnswer<Row>({ pathname }: URL, { name, spreadsheet }: NamedSpreadsheet<Row>) {
  return pathname.endsWith('.csv')
    ? fileAnswer(writeCsv(spreadsheet), { name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8' })
    : fileAnswer(await writeXlsx(spreadsheet), { name: `${name}.xlsx`, mediaType: OFFICE_TYPES.xlsx });
}

async function findHandOver(db: Db, { id, number }: { id: string; number: string }) {
  const course = await findCourse(db, id);
  if (!course || !/^\d{1,4}$/.test(number)) return undefined;
  return { course, number: Number(number), name: `${nameOf('podklady', course)}-${Number(number)}` };
}

function nameOf(what: string, { nameOfCourse, date }: { nameOfCourse: string; date: string }): string {
  return `${what}-${slugified(nameOfCourse)}-${date}`;
}

function shownPdf(name: string, bytes: BodyInit): Response {
  return fileAnswer(bytes, { name: `${name}.pdf`, mediaType: 'application/pdf', isShown: true });
}

/** An uploaded file: always a download, never shown under our own origin. */
function uploadedFile({ name, mediaType, bytes }: { name: string; mediaType: string; bytes: Uint8Array }): Response {
  return new Response(bytes as BodyInit, {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}
