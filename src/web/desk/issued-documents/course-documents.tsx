import { redirect } from 'react-router';
import { formatDays } from '#domain/day.ts';
import { spelledInstant } from '#domain/instant.ts';
import { documentState } from '#domain/issued-documents/issued-document.ts';
import { issuingObstacle, lacksBirthDate } from '#domain/results/closing.ts';
import { counted } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { prepareCompiler } from '#server/course-documents/prepare-compiler.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { planIssue } from '#server/issued-documents/issue-plan.ts';
import { listCourseDocuments } from '#server/issued-documents/issued-documents.ts';
import { readClosing } from '#server/results/closing.ts';
import { birthDatesRequestPath, coursePagePath, courseSteps } from '#web/desk/courses/course-paths.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList, Table } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { EndBar } from '#web/desk/kit/end-bar.tsx';
import { MissingPanel } from '#web/desk/kit/missing-panel.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { BirthDatesRequest, lackingPerson } from '#web/desk/results/lacking.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/course-documents';
import { APPLICATION_COLUMNS, dueColumns, ISSUED_COLUMNS, isEnded } from './document-columns.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const record = found(await findCourse(db, args.params.id));
  prepareCompiler();
  const [closing, documents] = await Promise.all([readClosing(db, record), listCourseDocuments(db, record.id)]);
  const { course, closedAt, closedBy } = closing;
  const plan = closedAt === null ? { due: [], waiting: [] } : planIssue(closing, documents);
  const issued = documents.map((document) => ({
    id: document.id,
    number: document.number,
    name: document.facts.name,
    reason: document.reason,
    issuedOn: document.facts.issuedOn,
    state: documentState(document, today(app)),
  }));
  return {
    id: record.id,
    course,
    closedAt,
    closedBy,
    obstacle: issuingObstacle(course),
    due: plan.due.map(({ person, replaces }) => ({ ...person, replaces: replaces?.number })),
    withoutBirthDate: plan.waiting.filter(({ person }) => lacksBirthDate(course, person)).length,
    waiting: plan.waiting.map(({ person, lacks }) =>
      lackingPerson(person, lacks, { courseId: record.id, page: 'doklady' }),
    ),
    // those of a course that was opened again come after the ones that replaced them
    issued: issued.toSorted((one, other) => Number(isEnded(one)) - Number(isEnded(other))),
  };
}

/** Issues everything that is due, some sign-ups at a time, so that other changes come in between. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  // imported only here, as it loads the compiler and fonts
  const { issueDocuments } = await import('#server/issued-documents/issuing.ts');
  let left = Number.POSITIVE_INFINITY;
  while (left > 0) {
    const issued = found(await app.change(staff, (change) => issueDocuments(change, id)));
    if (issued.outcome !== 'issued') return redirect(coursePagePath(id, 'doklady'), 303);
    left = issued.left;
  }
  setNotice(args, 'documents-issued');
  return redirect(coursePagePath(id, 'doklady'), 303);
}

/** The documents of a course: those to be issued, and those that were. */
export default function CourseDocuments({ loaderData }: Route.ComponentProps) {
  const { id, course, closedAt, closedBy, obstacle, due, waiting, withoutBirthDate, issued } = loaderData;
  const pdf = coursePagePath(id, 'doklady.pdf');
  const facts = [
    formatDays(course.date, course.dateTo),
    course.city,
    closedAt ? `kurz uzavrel(a) ${closedBy} ${spelledInstant(closedAt)}` : 'kurz ešte nie je uzavretý',
  ];
  return (
    <>
      <PageHead
        parents={courseSteps({ id, nameOfCourse: course.nameOfCourse })}
        title="Doklady"
        pageTitle="Doklady – správa"
        note={facts.join(' · ')}
      >
        <ActButton
          label={closedAt ? 'Znova otvoriť kurz' : 'Uzavrieť kurz'}
          to={coursePagePath(id, closedAt ? 'znovuotvorenie' : 'uzavretie')}
          isSmall
        />
        {!issued.every(isEnded) && (
          <>
            {course.rule?.kind === 'preukaz' && (
              <ActButton label="Kartičky na vystrihnutie" to={`${pdf}?karticky`} isSmall />
            )}
            <ActButton label={'Všetky v\u00A0jednom PDF'} to={pdf} keys="download" isSmall />
          </>
        )}
      </PageHead>
      {obstacle && <DeskNotice sign="system-pozor" text={OBSTACLES[obstacle]} />}
      {course.rule && !course.rule.confirmedOn && !obstacle && (
        <DeskNotice sign="system-info" text="Znenie dokladu je návrh, kým ho nepotvrdí právnik firmy." />
      )}
      <MissingPanel
        title="Čakajú na doplnenie"
        aside={<BirthDatesRequest path={birthDatesRequestPath(id, 'documents')} missing={withoutBirthDate} />}
        items={waiting}
      />
      {due.length > 0 && obstacle === 'authority' && (
        <Panel title="Na žiadosť o doklady" aside={<span className="num muted">{due.length}</span>}>
          <Table
            label="Na žiadosť o doklady"
            columns={APPLICATION_COLUMNS}
            rows={due}
            keyOf={({ participantId }) => participantId}
          />
        </Panel>
      )}
      {due.length > 0 && obstacle !== 'authority' && (
        <Due courseId={id} due={due} mayIssue={obstacle === undefined} />
      )}
      {issued.length > 0 && (
        <Panel title="Vydané" aside={<span className="num muted">{issued.length}</span>}>
          <Table label="Vydané doklady" columns={ISSUED_COLUMNS} rows={issued} keyOf={({ id }) => id} />
        </Panel>
      )}
      {due.length + waiting.length + issued.length === 0 && (
        <EmptyList title={closedAt ? 'Doklad zatiaľ nemá kto dostať.' : 'Doklady vydáte, keď kurz uzavriete.'} />
      )}
    </>
  );
}

const OBSTACLES = {
  'no-rule': 'Typ tohto kurzu nemá v pravidlách o dokladoch žiadny doklad.',
  authority:
    'Tento doklad vydáva úrad alebo oprávnená právnická osoba. Kto na kurze prospel, je po jeho uzavretí v zozname na žiadosť.',
  'no-permit':
    'Medzi údajmi firmy nie je oprávnenie, ktoré by v posledný deň kurzu platilo. Bez jeho čísla sa doklad nevydá. Doplňte ho v\u00A0časti Firma; kurz, ktorý je už uzavretý, potom znova otvorte a\u00A0uzavrite.',
} as const;

type Loaded = Route.ComponentProps['loaderData'];

interface DueProps extends Pick<Loaded, 'due'> {
  courseId: string;
  mayIssue: boolean;
}

function Due({ courseId, due, mayIssue }: DueProps) {
  const documents = counted(due.length, 'doklad', 'doklady', 'dokladov');
  return (
    <DeskForm action={coursePagePath(courseId, 'doklady')}>
      <Panel title="Na vydanie" aside={<span className="num muted">{due.length}</span>}>
        <Table
          label="Doklady na vydanie"
          columns={dueColumns(courseId)}
          rows={due}
          keyOf={({ participantId }) => participantId}
        />
      </Panel>
      {mayIssue && (
        <EndBar title={documents} note="Číslo ani text vydaného dokladu sa už nezmení.">
          <Submit label={`Vydať ${documents}`} isSmall keys="confirm" />
        </EndBar>
      )}
    </DeskForm>
  );
}
