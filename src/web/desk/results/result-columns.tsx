import { formatDay } from '#domain/day.ts';
import type { FieldError } from '#domain/field-error.ts';
import { type ClosedCourse, outcomeIn } from '#domain/results/closing.ts';
import { type ClosingPerson, OUTCOME_LABELS, type Outcome, personLabel } from '#domain/results/result.ts';
import { personField } from '#domain/results/result-fields.ts';
import { nonBreaking, outOf } from '#domain/slovak.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';
import type { Column } from '#web/desk/kit/desk-list.tsx';
import { complaintAbout } from '#web/shared/field.tsx';

const LOOKS: Record<Outcome, BadgeLook> = {
  passed: 'on',
  attended: 'on',
  failed: 'fail',
  absent: 'off',
  undecided: 'wait',
};

/** What was entered in a form that was refused, by field. */
type Entered = Record<string, string> | undefined;

/** The columns that the rule of the course asks for. */
export function resultColumns(
  course: ClosedCourse,
  entered: Entered,
  errors: readonly FieldError[],
): Column<ClosingPerson>[] {
  const { exam = null, medicalOpinion = false } = course.rule ?? {};
  return [
    { title: 'Meno', className: 'title', cell: (person) => <b>{personLabel(person)}</b> },
    {
      title: 'Narodený, firma',
      className: 'long',
      cell: ({ name, birthDate, companyName }) => (
        <>
          {birthDate ? formatDay(birthDate) : <Badge look="wait" label="dátum chýba" />}
          {name && companyName && <span className="sub">{nonBreaking(companyName)}</span>}
        </>
      ),
    },
    tickColumn(attendance(course.days), entered),
    ...(exam?.practical ? [tickColumn(PRACTICAL, entered)] : []),
    ...(exam ? [exam.questions ? pointsColumn(exam.questions, entered, errors) : declaredColumn(entered)] : []),
    ...(medicalOpinion ? [tickColumn(OPINION, entered)] : []),
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

function pointsColumn(questions: number, entered: Entered, errors: readonly FieldError[]): Column<ClosingPerson> {
  return {
    title: `Test, bodov ${outOf(questions)}`,
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
          aria-label={`${personLabel(person)}: body z testu`}
          aria-invalid={complaintAbout(name, errors) ? true : undefined}
          defaultValue={entered?.[name] ?? person.result.points ?? ''}
        />
      );
    },
  };
}

/** The result of an exam whose points are not counted. */
function declaredColumn(entered: Entered): Column<ClosingPerson> {
  return {
    title: 'Overenie vedomostí',
    cell(person) {
      const name = personField('declared', person.participantId);
      return (
        <select
          name={name}
          aria-label={`${personLabel(person)}: výsledok`}
          defaultValue={entered?.[name] ?? person.result.verdict ?? ''}
        >
          <option value="">–</option>
          <option value="passed">Úspešne</option>
          <option value="failed">Neúspešne</option>
        </select>
      );
    },
  };
}

interface Ticked {
  title: string;
  field: 'present' | 'practical' | 'opinion';
  /** What a tick says of a person. */
  described: string;
  /** Beside the box; what is described by default. */
  word?(person: ClosingPerson): string;
  isTicked(person: ClosingPerson): boolean;
}

function tickColumn({ title, field, described, word, isTicked }: Ticked, entered: Entered): Column<ClosingPerson> {
  return {
    title,
    cell(person) {
      const name = personField(field, person.participantId);
      return (
        <label className="closing-tick">
          <input
            type="checkbox"
            name={name}
            aria-label={`${personLabel(person)}: ${described}`}
            defaultChecked={entered ? name in entered : isTicked(person)}
          />
          <span aria-hidden="true">{word?.(person) ?? described}</span>
        </label>
      );
    },
  };
}

const PRACTICAL: Ticked = {
  title: 'Prax',
  field: 'practical',
  described: 'prax',
  isTicked: ({ result }) => result.practical,
};

const OPINION: Ticked = {
  title: 'Posudok',
  field: 'opinion',
  described: 'posudok videný',
  word: () => 'videný',
  isTicked: ({ result }) => result.opinionSeenOn !== null,
};

/** Somebody who was there on some of the days only is not ticked. */
function attendance(days: number): Ticked {
  const isOnSome = ({ daysPresent }: ClosingPerson) => daysPresent > 0 && daysPresent < days;
  return {
    title: 'Účasť',
    field: 'present',
    described: 'na kurze',
    word: (person) => (isOnSome(person) ? `${person.daysPresent} ${outOf(days)} dní` : 'na kurze'),
    isTicked: ({ daysPresent }) => daysPresent >= days,
  };
}
