import { formatDay } from '#domain/day.ts';
import { type ClosedCourse, outcomeIn } from '#domain/results/closing.ts';
import { type ClosingPerson, OUTCOME_LABELS, type Outcome } from '#domain/results/result.ts';
import { personField } from '#domain/results/result-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';
import type { Column } from '#web/desk/kit/desk-list.tsx';

const LOOKS: Record<Outcome, BadgeLook> = {
  passed: 'on',
  attended: 'on',
  failed: 'fail',
  absent: 'off',
  undecided: 'wait',
};

/** The columns that the rule of the course asks for; `entered` is what was typed in a form that was refused, by field. */
export function resultColumns(course: ClosedCourse, entered: Record<string, string>): Column<ClosingPerson>[] {
  const { exam = null, medicalOpinion = false } = course.rule ?? {};
  return [
    { title: 'Meno', className: 'title', cell: (person) => <b>{called(person)}</b> },
    {
      title: 'Narodený, firma',
      cell: ({ birthDate, companyName }) => (
        <>
          {birthDate ? formatDay(birthDate) : <Badge look="wait" label="dátum chýba" />}
          {companyName && <span className="sub">{nonBreaking(companyName)}</span>}
        </>
      ),
    },
    {
      title: 'Účasť',
      cell(person) {
        const { participantId: value, daysPresent } = person;
        const isTicked = daysPresent >= course.days;
        const word = daysPresent > 0 && !isTicked ? `${daysPresent} z\u00A0${course.days} dní` : 'na kurze';
        return (
          <>
            <Tick name="pritomny" label={`${called(person)}: na kurze`} {...{ value, isTicked, word }} />
            {isTicked && <input type="hidden" name="bol" value={value} />}
          </>
        );
      },
    },
    ...(exam?.practical ? [tickColumn('Prax', 'practical', ['prax', 'prax'], ({ result }) => result.practical)] : []),
    ...(exam ? [exam.questions ? pointsColumn(exam.questions, entered) : DECLARED] : []),
    ...(medicalOpinion
      ? [
          tickColumn(
            'Posudok',
            'opinion',
            ['posudok videný', 'videný'],
            ({ result }) => result.opinionSeenOn !== null,
          ),
        ]
      : []),
    {
      title: 'Výsledok',
      cell(person) {
        const { participantId, result } = person;
        const outcome = outcomeIn(course, person);
        return (
          <>
            <Badge look={LOOKS[outcome]} label={OUTCOME_LABELS[outcome]} />
            {/* a verdict without points is kept when the form is saved again */}
            {exam?.questions && result.points === null && result.verdict && (
              <input type="hidden" name={personField('declared', participantId)} value={result.verdict} />
            )}
          </>
        );
      },
    },
  ];
}

function called({ name }: ClosingPerson): string {
  return name || 'Bez mena';
}

function pointsColumn(questions: number, entered: Record<string, string>): Column<ClosingPerson> {
  return {
    title: `Test, bodov z ${questions}`,
    label: 'test',
    cell(person) {
      const name = personField('points', person.participantId);
      return (
        <input
          className="points num"
          id={name}
          name={name}
          inputMode="numeric"
          size={3}
          aria-label={`${called(person)}: body z testu`}
          defaultValue={entered[name] ?? person.result.points ?? ''}
        />
      );
    },
  };
}

/** The result of an exam whose points are not counted. */
const DECLARED: Column<ClosingPerson> = {
  title: 'Overenie vedomostí',
  cell: (person) => (
    <select
      name={personField('declared', person.participantId)}
      aria-label={`${called(person)}: výsledok`}
      defaultValue={person.result.verdict ?? ''}
    >
      <option value="">–</option>
      <option value="passed">Úspešne</option>
      <option value="failed">Neúspešne</option>
    </select>
  ),
};

function tickColumn(
  title: string,
  field: 'practical' | 'opinion',
  [described, word]: readonly [string, string],
  isTicked: (person: ClosingPerson) => boolean,
): Column<ClosingPerson> {
  return {
    title,
    cell: (person) => (
      <Tick
        name={personField(field, person.participantId)}
        value="on"
        label={`${called(person)}: ${described}`}
        isTicked={isTicked(person)}
        word={word}
      />
    ),
  };
}

interface TickProps {
  name: string;
  value: string;
  label: string;
  isTicked: boolean;
  word: string;
}

function Tick({ name, value, label, isTicked, word }: TickProps) {
  return (
    <label className="closing-tick">
      <input type="checkbox" name={name} value={value} aria-label={label} defaultChecked={isTicked} />
      <span aria-hidden="true">{word}</span>
    </label>
  );
}
