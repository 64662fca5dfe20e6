import { cancellationSentence } from '#domain/company/company-facts.ts';
import { formatDay, formatDays, spelledDay } from '#domain/day.ts';
import { newsOf } from '#domain/sign-ups/news-of-course.ts';
import type { NotifiedCourse } from '#domain/sign-ups/sign-up.ts';
import { counted } from '#domain/slovak.ts';
import { courseCalendar } from './calendar.ts';
import type { ChangedCourseFacts, Email, Sender, TagRow } from './email.ts';
import { oneLine } from './email-text.ts';
import { applicantReason, courseSubject, courseTag, howToChange, signUpButton } from './sign-up-phrases.ts';

export function subject(facts: ChangedCourseFacts): string {
  const { course } = facts;
  const { isMoved, phrases } = describeChange(facts);
  if (isMoved) return oneLine(`${phrases.subject}: ${course.nameOfCourse} bude ${formatDay(course.date)}`);
  return courseSubject(phrases.subject, course);
}

export function email(facts: ChangedCourseFacts, sender: Sender): Email {
  const { signUpId, calendarSequence, status, course } = facts;
  const { isMoved, phrases } = describeChange(facts);
  const holdsSeats = status === 'confirmed';
  const calendar = holdsSeats
    ? courseCalendar({ signUpId, calendarSequence, course, sender, cancelled: false })
    : undefined;
  return {
    preheader: [formatDays(course.date, course.dateTo), course.place, course.city].filter(Boolean).join(', '),
    heading: isMoved ? `Kurz sa presúva na ${spelledDay(course.date)}` : phrases.heading,
    paragraphs: [`Dobrý deň, zmenili sme ${phrases.changed} kurzu. ${statusSentence(facts)}`],
    tag: changedTag(facts),
    buttons: signUpButton(facts, sender),
    box: {
      tone: 'must',
      title: 'Zmena Vám nevyhovuje?',
      text: `${cancellationSentence(sender.company)} ${howToChange(facts, sender)}`,
    },
    quotes: holdsSeats && course.invitation ? [{ title: 'Pokyny ku kurzu', text: course.invitation }] : [],
    small: [calendar && 'V prílohe je upravená udalosť, v kalendári nahradí pôvodnú.', 'Za zmenu sa ospravedlňujeme.']
      .filter(Boolean)
      .join(' '),
    reason: applicantReason(facts),
    calendar,
  };
}

const DAYS = { subject: 'Zmena termínu', heading: 'Kurz má iný termín', changed: 'termín' };
const PLACE = { subject: 'Zmena miesta', heading: 'Kurz bude na inom mieste', changed: 'miesto konania' };
const BOTH = { ...DAYS, subject: 'Zmena termínu a miesta', changed: 'termín aj miesto konania' };
const NAME = { subject: 'Nový názov kurzu', heading: 'Kurz má nový názov', changed: 'názov' };

/** What has changed, in words; a new name beside another change is shown only on the tag. */
function describeChange({ was, course }: ChangedCourseFacts) {
  const changes = newsOf(was, course);
  const isMoved = changes.includes('date');
  const hasOtherDays = isMoved || changes.includes('dateTo');
  const hasOtherPlace = changes.includes('place') || changes.includes('city');
  if (hasOtherDays) return { isMoved, phrases: hasOtherPlace ? BOTH : DAYS };
  return { isMoved, phrases: hasOtherPlace ? PLACE : NAME };
}

function statusSentence({ status, seats }: ChangedCourseFacts): string {
  if (status === 'waiting') return 'Vaše poradie medzi náhradníkmi sa nemení.';
  if (seats === 1) return 'Vaše miesto platí aj po zmene.';
  const places = counted(seats, 'miesto', 'miesta', 'miest');
  return seats < 5 ? `Vaše ${places} platia aj po zmene.` : `Vašich ${places} platí aj po zmene.`;
}

/** The tag with the old values above the new ones. */
export function changedTag({ was, course, seats }: ChangedCourseFacts): NonNullable<Email['tag']> {
  const tag = courseTag({ course, seats });
  const before: Record<string, string> = {
    Termín: formatDays(was.date, was.dateTo),
    Mesto: was.city,
    'Miesto konania': was.place,
  };
  const rows = tag.rows.map((row): TagRow => {
    const oldValue = before[row.label];
    return oldValue && oldValue !== row.value ? { ...row, was: oldValue } : row;
  });
  return { ...tag, rows: [...nameRow(was, course.nameOfCourse), ...rows] };
}

function nameRow(was: NotifiedCourse, nameOfCourse: string): TagRow[] {
  return was.nameOfCourse === nameOfCourse
    ? []
    : [{ label: 'Názov\u00A0kurzu', value: nameOfCourse, was: was.nameOfCourse }];
}
