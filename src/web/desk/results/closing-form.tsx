import { href } from 'react-router';
import { type Day, formatDay } from '#domain/day.ts';
import { lacksOf, outcomeIn } from '#domain/results/closing.ts';
import { type ClosingPerson, OUTCOME_LABELS, type Outcome } from '#domain/results/result.ts';
import { personField } from '#domain/results/result-fields.ts';
import { SHEET_ACCEPT } from '#domain/results/signed-sheet.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import type { Closing } from '#server/results/closing.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { participantsPath } from '#web/desk/sign-ups/participants-path.ts';
import { FieldFrame, InputField, TextAreaField } from '#web/shared/field.tsx';
import { lackPhrase } from './lack-phrase.ts';
import { closingPath } from './results-paths.ts';

interface ClosingFormProps {
  courseId: string;
  closing: Closing;
  today: Day;
  /** What was typed in a form that was refused, by field. */
  entered: Record<string, string>;
}

/** Everything that is recorded after a course, in one form that needs no scripts. */
export function ClosingForm({ courseId, closing, today, entered }: ClosingFormProps) {
  const { course, people, sheet, closedAt, closedBy, note } = closing;
  const isOpen = closedAt === null;
  const lastDay = course.dateTo ?? course.date;
  const examined = people.find(({ result }) => result.examinedOn !== null)?.result;
  const opinion = people.find(({ result }) => result.opinionSeenOn !== null)?.result.opinionSeenOn;
  return (
    <DeskForm
      action={closingPath(courseId)}
      encType="multipart/form-data"
      className="course-closing"
      autoComplete="off"
    >
      <Missing closing={closing} />
      <Panel title="Prítomnosť a výsledky" note={isOpen ? undefined : `kurz uzavrel(a) ${closedBy}`}>
        <fieldset disabled={!isOpen}>
          <Rows label="Prítomnosť a výsledky" columns={columnsOf(closing)}>
            {people.map((person) => (
              <PersonRow key={person.participantId} {...{ person, closing, entered }} />
            ))}
          </Rows>
          {course.rule?.exam?.pass && (
            <p className="panel-body muted">
              {nonBreaking(
                `Na úspech treba ${course.rule.exam.pass} bodov z ${course.rule.exam.questions}${course.rule.exam.practical ? ' a zvládnutú prax' : ''}.`,
              )}
            </p>
          )}
          <div className="panel-body closing-shared">
            {course.rule?.exam && (
              <>
                <InputField
                  name="skuska"
                  label="Deň skúšky"
                  hint="dd.mm.rrrr"
                  defaultValue={entered.skuska ?? formatDay(examined?.examinedOn ?? lastDay)}
                />
                <InputField
                  name="skusal"
                  label="Skúšal(a)"
                  defaultValue={entered.skusal ?? (examined?.examiner || course.lecturer)}
                />
              </>
            )}
            {course.rule?.medicalOpinion && (
              <InputField
                name="posudky"
                label="Lekárske posudky ste videli dňa"
                hint="Zapisuje sa len deň, nie čo v nich je."
                defaultValue={entered.posudky ?? formatDay(opinion ?? lastDay)}
              />
            )}
            <TextAreaField
              name="poznamka"
              label="Poznámka ku kurzu"
              hint="Vidia ju len kolegovia."
              rows={2}
              defaultValue={entered.poznamka ?? note}
            />
            <FieldFrame
              name="listina"
              label="Fotka podpísanej listiny"
              hint={
                sheet ? (
                  <>
                    Uložená:{' '}
                    <a href={href('/dashboard/kurzy/:id/uzavretie/listina', { id: courseId })}>{sheet.name}</a>. Nová
                    ju nahradí.
                  </>
                ) : (
                  'jpg alebo pdf, najviac 10 MB'
                )
              }
            >
              <input type="file" id="listina" name="listina" accept={SHEET_ACCEPT} aria-describedby="listina-hint" />
            </FieldFrame>
          </div>
        </fieldset>
      </Panel>
      {isOpen && <Dock closing={closing} isOver={lastDay <= today} />}
    </DeskForm>
  );
}

function columnsOf({ course: { rule } }: Closing) {
  const { exam = null, medicalOpinion = false } = rule ?? {};
  return [
    { title: 'Meno' },
    { title: 'Narodený, firma' },
    { title: 'Účasť' },
    ...(exam?.practical ? [{ title: 'Prax' }] : []),
    ...(exam?.questions ? [{ title: `Test, bodov z ${exam.questions}` }] : []),
    ...(exam && !exam.questions ? [{ title: 'Overenie vedomostí' }] : []),
    ...(medicalOpinion ? [{ title: 'Posudok' }] : []),
    { title: 'Výsledok' },
  ];
}

const LOOKS: Record<Outcome, BadgeLook> = {
  passed: 'on',
  attended: 'on',
  failed: 'fail',
  absent: 'off',
  undecided: 'wait',
};

interface PersonRowProps {
  person: ClosingPerson;
  closing: Closing;
  entered: Record<string, string>;
}

function PersonRow({ person, closing: { course }, entered }: PersonRowProps) {
  const { participantId: id, name, birthDate, companyName, daysPresent, result } = person;
  const { exam = null, medicalOpinion = false } = course.rule ?? {};
  const outcome = outcomeIn(course, person);
  const isPresent = daysPresent >= course.days;
  const called = name || 'Bez mena';
  return (
    <tr>
      <td className="title">
        <b>{called}</b>
      </td>
      <td>
        {birthDate ? formatDay(birthDate) : <Badge look="wait" label="dátum chýba" />}
        {companyName && <span className="sub">{nonBreaking(companyName)}</span>}
      </td>
      <td>
        <Tick name="pritomny" value={id} label={`${called}: na kurze`} isTicked={isPresent}>
          {course.days > 1 && daysPresent > 0 && !isPresent ? `${daysPresent} z\u00A0${course.days} dní` : 'na kurze'}
        </Tick>
        {isPresent && <input type="hidden" name="bol" value={id} />}
      </td>
      {exam?.practical && (
        <td>
          <Tick name={personField('practical', id)} value="on" label={`${called}: prax`} isTicked={result.practical}>
            prax
          </Tick>
        </td>
      )}
      {exam?.questions && (
        <td>
          <input
            className="points num"
            id={personField('points', id)}
            name={personField('points', id)}
            inputMode="numeric"
            size={3}
            aria-label={`${called}: body z testu`}
            defaultValue={entered[personField('points', id)] ?? result.points ?? ''}
          />
        </td>
      )}
      {exam && !exam.questions && (
        <td>
          <select
            name={personField('declared', id)}
            aria-label={`${called}: výsledok`}
            defaultValue={result.verdict ?? ''}
          >
            <option value="">–</option>
            <option value="passed">Úspešne</option>
            <option value="failed">Neúspešne</option>
          </select>
        </td>
      )}
      {medicalOpinion && (
        <td>
          <Tick
            name={personField('opinion', id)}
            value="on"
            label={`${called}: posudok videný`}
            isTicked={result.opinionSeenOn !== null}
          >
            videný
          </Tick>
        </td>
      )}
      <td>
        <Badge look={LOOKS[outcome]} label={OUTCOME_LABELS[outcome]} />
        {/* a verdict without points is kept when the form is saved again */}
        {exam?.questions && result.points === null && result.verdict && (
          <input type="hidden" name={personField('declared', id)} value={result.verdict} />
        )}
      </td>
    </tr>
  );
}

interface TickProps {
  name: string;
  value: string;
  label: string;
  isTicked: boolean;
  children: string;
}

function Tick({ name, value, label, isTicked, children }: TickProps) {
  return (
    <label className="closing-tick">
      <input type="checkbox" name={name} value={value} aria-label={label} defaultChecked={isTicked} />
      <span aria-hidden="true">{children}</span>
    </label>
  );
}

/** What documents will wait for; the course can be closed all the same. */
function Missing({ closing: { course, people, sheet } }: Pick<ClosingFormProps, 'closing'>) {
  const lacking = people.filter(
    (person) => outcomeIn(course, person) !== 'absent' && lacksOf(course, person).length > 0,
  );
  if (lacking.length === 0 && sheet) return null;
  return (
    <Panel title="Čo ešte chýba" note="uzavrieť sa dá aj tak, doklady počkajú">
      <ul className="closing-missing">
        {lacking.map((person) => (
          <li key={person.participantId}>
            <p>
              <b>{person.name || 'Účastník bez mena'}</b>
              <small>
                {nonBreaking([lackPhrase(lacksOf(course, person)), person.companyName].filter(Boolean).join(' · '))}
              </small>
            </p>
            <a className="btn btn--line btn--sm" href={participantsPath(person.signUpId)}>
              Doplniť
            </a>
          </li>
        ))}
        {!sheet && (
          <li>
            <p>
              <b>Fotka podpísanej listiny</b>
              <small>jpg alebo pdf, najviac 10&nbsp;MB</small>
            </p>
            <a className="btn btn--line btn--sm" href="#listina">
              Nahrať fotku
            </a>
          </li>
        )}
      </ul>
    </Panel>
  );
}

interface DockProps extends Pick<ClosingFormProps, 'closing'> {
  /** The last day of the course has come. */
  isOver: boolean;
}

function Dock({ closing: { course, people }, isOver }: DockProps) {
  const outcomes = Map.groupBy(people, (person) => outcomeIn(course, person));
  const counts = [...outcomes].map(([outcome, { length }]) => `${length} ${OUTCOME_LABELS[outcome].toLowerCase()}`);
  return (
    <div className="roll-end closing-end on-dark">
      <p>
        <b>{counts.join(', ') || counted(0, 'účastník', 'účastníci', 'účastníkov')}</b>
        <small>
          {isOver
            ? 'Po uzavretí sa výsledky už neprepíšu, iba opravia s\u00A0dôvodom.'
            : 'Kurz sa dá uzavrieť až v\u00A0jeho posledný deň.'}
        </small>
      </p>
      <div className="btns">
        {course.rule?.exam && (
          <button type="submit" name="akcia" value="vsetci" className="btn btn--line btn--sm">
            Všetci prítomní prospeli
          </button>
        )}
        <button type="submit" name="akcia" value="ulozit" className="btn btn--line btn--sm">
          Uložiť a nechať otvorené
        </button>
        {isOver && (
          <button type="submit" name="akcia" value="uzavriet" className="btn btn--sm">
            Uzavrieť kurz
          </button>
        )}
      </div>
    </div>
  );
}
