import { data, redirect } from 'react-router';
import { lastDayOf } from '#domain/courses/course.ts';
import { type Day, formatDays } from '#domain/day.ts';
import type { FieldError, ParsedFields } from '#domain/field-error.ts';
import type { Obstacle } from '#domain/results/closing.ts';
import { parseResults, personField, storedTexts, textToStore } from '#domain/results/result-fields.ts';
import { readSheet } from '#domain/results/signed-sheet.ts';
import { countedParticipants, nonBreaking } from '#domain/slovak.ts';
import { may } from '#domain/staff/permissions.ts';
import { uploadName } from '#domain/upload.ts';
import { findTaughtCourse } from '#server/attendance/attendance.ts';
import { today } from '#server/clock.ts';
import { prepareCompiler } from '#server/course-documents/prepare-compiler.ts';
import { type Closing as CourseClosing, readClosing } from '#server/results/closing.ts';
import { addSheet, type RecordedResults, recordResults } from '#server/results/results.ts';
import { attendancePath, coursePagePath, courseSteps } from '#web/desk/courses/course-paths.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { SentFile } from '#web/forms/sent-form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/closing';
import { ClosingForm } from './closing-form.tsx';

export const handle: PageHandle = { takes: 'picture' };

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'teaching');
  const record = found(await findTaughtCourse(db, staff, args.params.id));
  prepareCompiler();
  const closing = await readClosing(db, record);
  return { id: record.id, closing, isOffice: may(staff, 'office'), isOver: lastDayOf(closing.course) <= today(app) };
}

interface Refused {
  errors: FieldError[];
  obstacles: Obstacle[];
  /** What was entered, by field; undefined where it was stored. */
  entered: Record<string, string> | undefined;
  isClosedMeanwhile?: boolean;
}

/** Saves what was changed in the form; „uzavriet“ also closes the course. */
export async function action(args: Route.ActionArgs) {
  const { app, db, staff } = await requireStaff(args, 'teaching');
  const record = found(await findTaughtCourse(db, staff, args.params.id));
  const form = await readForm(args);
  const entered = Object.fromEntries([...form.texts].map(([name, text]) => [name, String(text)]));
  const read = readRecorded(await readClosing(db, record), { entered, files: form.files }, today(app));
  const refuse = (status: number, refused: Partial<Refused>) =>
    data<Refused>({ errors: [], obstacles: [], entered: undefined, ...refused }, { status });
  if (!read.valid) return refuse(422, { errors: read.errors, entered });
  const recorded = read.fields;
  if (entered.akcia === 'fotka' && recorded.sheet) {
    const { sheet } = recorded;
    found(await app.change(staff, (change) => addSheet(change, record.id, sheet)));
    return redirect(coursePagePath(record.id, 'uzavretie'), 303);
  }
  const isClosing = entered.akcia === 'uzavriet';
  const saved = found(await app.change(staff, (change) => recordResults(change, record.id, recorded, { isClosing })));
  if (saved.outcome === 'obstacles') return refuse(409, { obstacles: saved.obstacles });
  if (saved.outcome === 'closed-before') return refuse(409, { isClosedMeanwhile: true });
  const isDone = saved.outcome === 'closed' && may(staff, 'office');
  return redirect(coursePagePath(record.id, isDone ? 'doklady' : 'uzavretie'), 303);
}

interface Sent {
  entered: Record<string, string>;
  files: readonly SentFile[];
}

/** What the form records, or the errors of its fields. */
function readRecorded(closing: CourseClosing, { entered, files }: Sent, today: Day): ParsedFields<RecordedResults> {
  const { course, people } = closing;
  const texts = { shown: Object.fromEntries(new URLSearchParams(entered.ukazane)), stored: storedTexts(closing) };
  const textOf = (name: string) => textToStore(name, entered, texts);
  const read = parseResults(textOf, { people, rule: course.rule, today });
  const sheet = readSentSheet(files, entered.akcia === 'fotka');
  if (!read.valid || !sheet.valid)
    return { valid: false, errors: [read, sheet].flatMap((part) => (part.valid ? [] : part.errors)) };
  const everybody = people.map(({ participantId }) => participantId);
  const isTicked = (id: string) => entered.akcia === 'pritomni' || textOf(personField('present', id)) !== '';
  const ticked = new Set(everybody.filter(isTicked));
  const were = new Set(everybody.filter((id) => personField('present', id) in texts.stored));
  const { results, note, examination } = read.fields;
  const recorded = {
    results,
    note,
    sheet: sheet.fields,
    present: [...ticked.difference(were)],
    absent: [...were.difference(ticked)],
    othersPassed: entered.akcia === 'vsetci' ? examination : undefined,
  };
  return { valid: true, fields: recorded };
}

function readSentSheet(files: readonly SentFile[], isRequired: boolean): ParsedFields<RecordedResults['sheet']> {
  const refused = (message: string) => ({ valid: false as const, errors: [{ field: 'listina', message }] });
  const sent = files.find(({ field, bytes }) => field === 'listina' && bytes.length > 0);
  if (!sent) return isRequired ? refused('Vyberte fotku alebo súbor .pdf.') : { valid: true, fields: undefined };
  const read = readSheet(sent);
  if ('problem' in read) return refused(read.problem);
  return { valid: true, fields: { name: uploadName(sent.name), mediaType: read.mediaType, bytes: sent.bytes } };
}

/** The results of a course, and its closing. */
export default function Closing({ loaderData, actionData }: Route.ComponentProps) {
  const { id, closing, isOffice } = loaderData;
  const { course, people } = closing;
  const { nameOfCourse, date, dateTo, city, lecturer } = course;
  const facts = [formatDays(date, dateTo), city, lecturer, countedParticipants(people.length)];
  return (
    <>
      <PageHead
        parents={courseSteps({ id, nameOfCourse }, isOffice)}
        title={closing.closedAt === null ? 'Uzavrieť kurz' : 'Uzavretý kurz'}
        pageTitle="Uzavretie kurzu – správa"
        note={facts.filter(Boolean).join(' · ')}
      >
        <ActButton label="Prítomnosť po dňoch" to={attendancePath(id)} isSmall />
        {isOffice && <ActButton label="Doklady" to={coursePagePath(id, 'doklady')} isSmall />}
      </PageHead>
      <ComplaintsNotice title="Nič sa neuložilo." complaints={actionData?.errors ?? []} />
      {actionData?.isClosedMeanwhile && (
        <DeskNotice sign="system-chyba" role="alert" text="Nič sa neuložilo, kurz medzitým niekto uzavrel." />
      )}
      {actionData && <ObstaclesNotice obstacles={actionData.obstacles} />}
      <ClosingForm {...loaderData} entered={actionData?.entered} errors={actionData?.errors ?? []} />
    </>
  );
}

const OBSTACLES: Record<Obstacle['obstacle'], string> = {
  'not-over': 'Kurz sa ešte neskončil.',
  nobody: 'Na kurze nikto nemá potvrdené miesto.',
  'no-lecturer': 'Kurz nemá lektora, ktorý smie školiť. Vyberte ho pri kurze.',
  undecided: 'Bez výsledku:',
};

/** Why the course was not closed although the results were saved; nothing where there was no reason. */
function ObstaclesNotice({ obstacles }: { obstacles: readonly Obstacle[] }) {
  if (obstacles.length === 0) return null;
  return (
    <DeskNotice sign="system-pozor" role="alert" text="Výsledky sú uložené, ale kurz sa nedá uzavrieť.">
      <ul>
        {obstacles.map(({ obstacle, names }) => (
          <li key={obstacle}>{nonBreaking([OBSTACLES[obstacle], names.join(', ')].join(' ').trim())}</li>
        ))}
      </ul>
    </DeskNotice>
  );
}
