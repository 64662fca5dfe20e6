import { type Course, lastDayOf } from '#domain/courses/course.ts';
import type { Day } from '#domain/day.ts';
import type { DocumentRule } from '#domain/issued-documents/document-rule.ts';
import type { NotifiedCourse } from '#domain/sign-ups/sign-up.ts';
import { type ClosingPerson, type Outcome, outcomeOf, personLabel } from './result.ts';

/** A course as it was when it was closed, which its documents say whatever changes later. */
export interface ClosedCourse extends Omit<NotifiedCourse, 'hours' | 'place'>, Pick<Course, 'image'> {
  /** How many days have to be attended. */
  days: number;
  lecturer: string;
  /** Null for a type of course without a document. */
  rule: DocumentRule | null;
  /** The citation of the rule's provision: „§ 16 zákona č. 124/2006 Z. z.“; empty without a rule. */
  law: string;
  /** Its sentence; empty until it was compared (content/zakony.yaml). */
  quote: string;
  /** The number of the company's authorisation that was valid on the last day; empty where there was none. */
  permit: string;
  /** Within how many months what has to be repeated, by law or as the company recommends. */
  renewal: { months: number; name: string; isLaw: boolean } | null;
}

/** Why a course cannot be closed yet, and what the people concerned are called. */
export interface Obstacle {
  obstacle: 'not-over' | 'nobody' | 'no-lecturer' | 'undecided';
  names: string[];
}

/** Why a person does not get a document yet although they are entitled to it. */
export type Lack = 'name' | 'birthDate' | 'opinion';

export function closingObstacles(course: ClosedCourse, people: readonly ClosingPerson[], today: Day): Obstacle[] {
  const undecided = people.filter((person) => outcomeIn(course, person) === 'undecided').map(personLabel);
  const obstacles: (Obstacle | false)[] = [
    lastDayOf(course) > today && { obstacle: 'not-over', names: [] },
    people.length === 0 && { obstacle: 'nobody', names: [] },
    course.lecturer === '' && { obstacle: 'no-lecturer', names: [] },
    undecided.length > 0 && { obstacle: 'undecided', names: undecided },
  ];
  return obstacles.filter((obstacle) => obstacle !== false);
}

export function outcomeIn({ days, rule }: Pick<ClosedCourse, 'days' | 'rule'>, person: ClosingPerson): Outcome {
  return outcomeOf(person, { days, exam: rule?.exam ?? null });
}

/** True where the person attended all days and passed what had to be passed. */
export function isEntitled(course: Pick<ClosedCourse, 'days' | 'rule'>, person: ClosingPerson): boolean {
  const outcome = outcomeIn(course, person);
  return outcome === 'passed' || outcome === 'attended';
}

/** What a document of this person lacks. */
export function lacksOf({ rule }: Pick<ClosedCourse, 'rule'>, person: ClosingPerson): Lack[] {
  const lacks: (Lack | false | undefined)[] = [
    person.name === '' && 'name',
    person.birthDate === null && 'birthDate',
    rule?.medicalOpinion && person.result.opinionSeenOn === null && 'opinion',
  ];
  return lacks.filter((lack) => Boolean(lack)) as Lack[];
}

/** True where only the birth date of somebody whose name is known may keep a document back. */
export function lacksBirthDate(course: Pick<ClosedCourse, 'days' | 'rule'>, person: ClosingPerson): boolean {
  const outcome = outcomeIn(course, person);
  const isOut = outcome === 'absent' || outcome === 'failed';
  return course.rule !== null && !isOut && person.name !== '' && person.birthDate === null;
}

/** Why no document of the course can be issued at all; undefined where they can. */
export function issuingObstacle({
  rule,
  permit,
}: Pick<ClosedCourse, 'rule' | 'permit'>): 'no-rule' | 'authority' | 'no-permit' | undefined {
  if (!rule) return 'no-rule';
  if (rule.by === 'authority') return 'authority';
  return permit ? undefined : 'no-permit';
}
