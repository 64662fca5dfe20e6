import { href } from 'react-router';
import type { FieldError } from '#domain/field-error.ts';
import { type Lack, lacksBirthDate, lacksOf, outcomeIn } from '#domain/results/closing.ts';
import { type ClosingPerson, OUTCOME_LABELS } from '#domain/results/result.ts';
import { storedTexts } from '#domain/results/result-fields.ts';
import { SHEET_ACCEPT } from '#domain/results/signed-sheet.ts';
import { countedParticipants, nonBreaking, outOf } from '#domain/slovak.ts';
import type { Closing } from '#server/results/closing.ts';
import { birthDatesRequestPath, coursePagePath, participantFactsPath } from '#web/desk/courses/course-paths.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { Table } from '#web/desk/kit/desk-list.tsx';
import { EndBar } from '#web/desk/kit/end-bar.tsx';
import { emptyValues, type Fields } from '#web/desk/kit/fields.ts';
import { GuardedForm } from '#web/desk/kit/guarded-form.tsx';
import { type MissingItem, MissingPanel } from '#web/desk/kit/missing-panel.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FieldRows, fieldOf } from '#web/desk/kit/record-form.tsx';
import { complaintAbout, InputField } from '#web/shared/field.tsx';
import type { Route } from './+types/closing';
import { BirthDatesRequest, lackingPerson } from './lacking.tsx';
import { resultColumns } from './result-columns.tsx';

interface ClosingFormProps
  extends Pick<Route.ComponentProps['loaderData'], 'id' | 'closing' | 'isOffice' | 'isOver'> {
  /** What was entered in a form that was refused, by field. */
  entered: Record<string, string> | undefined;
  errors: readonly FieldError[];
}

/** Everything that is recorded after a course, in one form that needs no scripts. */
export function ClosingForm({ id: courseId, closing, isOffice, isOver, entered, errors }: ClosingFormProps) {
  const { course, people, sheet, closedAt, closedBy } = closing;
  const isOpen = closedAt === null;
  const stored = storedTexts(closing);
  const lacksLecturer = isOpen && course.lecturer === '';
  const missing = people
    .filter((person) => outcomeIn(course, person) !== 'absent' && lacksOf(course, person).length > 0)
    .map((person) => {
      const lacks = lacksOf(course, person);
      const item = lackingPerson(person, lacks, { courseId, page: 'uzavretie' });
      // a lecturer may not open the page where the office corrects all names of the sign-up
      return isOffice ? item : { ...item, link: factsLink(courseId, person, lacks) };
    });
  return (
    <>
      <MissingPanel
        title="Čo ešte chýba"
        note={isOpen && !lacksLecturer ? 'uzavrieť sa dá aj tak, doklady počkajú' : undefined}
        aside={
          <BirthDatesRequest
            path={birthDatesRequestPath(courseId, 'closing')}
            missing={people.filter((person) => lacksBirthDate(course, person)).length}
          />
        }
        items={[...(lacksLecturer ? [lecturerOf(courseId, isOffice)] : []), ...missing, ...(sheet ? [] : [SHEET])]}
      />
      <GuardedForm
        action={coursePagePath(courseId, 'uzavretie')}
        encType="multipart/form-data"
        className="course-closing"
        autoComplete="off"
        isUnsaved={entered !== undefined}
      >
        <Panel title="Prítomnosť a výsledky" note={isOpen ? undefined : `kurz uzavrel(a) ${closedBy}`}>
          <fieldset disabled={!isOpen}>
            {/* only what the form changes is stored */}
            <input type="hidden" name="ukazane" value={entered?.ukazane ?? `${new URLSearchParams(stored)}`} />
            <Table
              label="Prítomnosť a výsledky"
              columns={resultColumns(course, entered, errors)}
              rows={people}
              keyOf={({ participantId }) => participantId}
            />
            <SharedFields
              id={courseId}
              closing={closing}
              values={{ ...emptyValues(SHARED_FIELDS), ...stored, ...entered }}
              errors={errors}
            />
          </fieldset>
          {!isOpen && !sheet && (
            <div className="panel-body stack narrow">
              <SheetField id={courseId} sheet={sheet} errors={errors} />
              <Submit label="Uložiť fotku" isLine isSmall name="akcia" value="fotka" />
            </div>
          )}
        </Panel>
        {isOpen && <CloseBar closing={closing} isOver={isOver} />}
      </GuardedForm>
    </>
  );
}

/** Without somebody who may teach, a course is not closed; only the office chooses them. */
const lecturerOf = (courseId: string, isOffice: boolean): MissingItem => ({
  id: 'lektor',
  of: 'Lektor, ktorý smie školiť',
  missing: 'bez neho sa kurz nedá uzavrieť',
  ...(isOffice && { link: { label: 'Vybrať', to: href('/dashboard/kurzy/:id', { id: courseId }) } }),
});

/** Where a lecturer fills in what only the person concerned knows. */
function factsLink(courseId: string, { participantId }: ClosingPerson, lacks: readonly Lack[]): MissingItem['link'] {
  if (!lacks.some((lack) => lack === 'name' || lack === 'birthDate')) return undefined;
  return { label: 'Doplniť', to: participantFactsPath(courseId, participantId, 'closing') };
}

const SHEET = {
  id: 'sheet',
  of: 'Fotka podpísanej listiny',
  missing: 'jpg alebo pdf, najviac 10 MB',
  link: { label: 'Nahrať fotku', to: '#listina' },
};

const SHARED_FIELDS = {
  skuska: { label: 'Deň skúšky', hint: 'dd.mm.rrrr' },
  skusal: { label: 'Skúšal(a)' },
  posudky: { label: 'Lekárske posudky ste videli dňa', hint: 'Zapisuje sa len deň, nie čo v nich je.' },
  poznamka: { label: 'Poznámka ku kurzu', as: 'area', rows: 2, hint: 'Vidia ju len kolegovia.' },
} satisfies Fields;

interface SharedFieldsProps extends Pick<ClosingFormProps, 'id' | 'closing' | 'errors'> {
  values: Record<keyof typeof SHARED_FIELDS, string>;
}

/** What is recorded once for all people. */
function SharedFields({ id, closing, values, errors }: SharedFieldsProps) {
  const { course, sheet, closedAt } = closing;
  const { exam = null, medicalOpinion = false } = course.rule ?? {};
  const field = fieldOf(SHARED_FIELDS, { values, errors });
  return (
    <>
      {exam?.pass && exam.questions && (
        <p className="panel-body muted">
          {nonBreaking(
            `Na úspech treba ${exam.pass} bodov ${outOf(exam.questions)}${exam.practical ? ' a zvládnutú prax' : ''}.`,
          )}
        </p>
      )}
      <div className="panel-body closing-shared">
        {exam && <FieldRows field={field} rows={['skuska', 'skusal']} />}
        {medicalOpinion && field('posudky')}
        {field('poznamka')}
        {(closedAt === null || sheet) && (
          <SheetField id={id} isClosed={closedAt !== null} sheet={sheet} errors={errors} />
        )}
      </div>
    </>
  );
}

interface SheetFieldProps extends Pick<ClosingFormProps, 'id' | 'errors'>, Pick<Closing, 'sheet'> {
  isClosed?: boolean;
}

function SheetField({ id, isClosed, sheet, errors }: SheetFieldProps) {
  return (
    <InputField
      name="listina"
      type="file"
      accept={SHEET_ACCEPT}
      label="Fotka podpísanej listiny"
      error={complaintAbout('listina', errors)}
      hint={
        sheet ? (
          <>
            Uložená: <a href={href('/dashboard/kurzy/:id/uzavretie/listina', { id })}>{sheet.name}</a>.
            {!isClosed && ' Nová ju nahradí.'}
          </>
        ) : (
          SHEET.missing
        )
      }
    />
  );
}

/** `isOver`: the last day of the course has come. */
function CloseBar({ closing: { course, people }, isOver }: Pick<ClosingFormProps, 'closing' | 'isOver'>) {
  const outcomes = Map.groupBy(people, (person) => outcomeIn(course, person));
  const counts = [...outcomes].map(([outcome, { length }]) => `${length} ${OUTCOME_LABELS[outcome].toLowerCase()}`);
  return (
    <EndBar
      title={counts.join(', ') || countedParticipants(0)}
      note={
        isOver
          ? 'Po uzavretí sa výsledky už neprepíšu, iba opravia s dôvodom.'
          : 'Kurz sa dá uzavrieť až v jeho posledný deň.'
      }
    >
      {people.some(({ daysPresent }) => daysPresent < course.days) && (
        <Submit label="Všetci boli na kurze" isLine isSmall name="akcia" value="pritomni" />
      )}
      {course.rule?.exam && <Submit label="Všetci prítomní prospeli" isLine isSmall name="akcia" value="vsetci" />}
      <Submit label="Uložiť a nechať otvorené" isLine isSmall name="akcia" value="ulozit" />
      {isOver && <Submit label="Uzavrieť kurz" isSmall name="akcia" value="uzavriet" />}
    </EndBar>
  );
}
