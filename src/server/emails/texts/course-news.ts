import { cancellationSentence } from '#domain/company/company-facts.ts';
import { formatCourseDays, formatDay, formatDays, spelledDay } from '#domain/day.ts';
import { missingNames } from '#domain/sign-ups/participant.ts';
import { type NotifiedCourse, newsOf } from '#domain/sign-ups/sign-up.ts';
import { countedSeats, seatsPhrase } from '#domain/slovak.ts';
import { courseCalendar } from './calendar.ts';
import type { ChangedCourseFacts, Email, Sender, TagRow, Templates } from './email.ts';
import { oneLine } from './email-text.ts';
import {
  aboutSignUp,
  cannotComeBox,
  courseSubject,
  courseTag,
  dateLinks,
  howToAnswer,
  howToChange,
  notExpected,
} from './sign-up-phrases.ts';

/** What everyone signed up for a course gets at once. */
export const COURSE_NEWS = {
  courseReminder: {
    subject: ({ course }) => courseSubject('Pripomíname', course),
    email(facts, sender) {
      const { course, seats, unnamed } = facts;
      return {
        preheader: whenAndWhere(course),
        heading: 'Čoskoro sa uvidíme na kurze',
        paragraphs: [
          `Dobrý deň, pripomíname Vám kurz, na ktorom pre Vás držíme ${seatsPhrase(seats)}.`,
          unnamed > 0
            ? `V prihláške ${missingNames(unnamed)}. Doplňte ${unnamed === 1 ? 'ho' : 'ich'}, prosím, do začiatku kurzu.`
            : '',
        ],
        ...aboutSignUp(facts, sender),
        box: cannotComeBox(facts, sender, 'Na Vaše miesto môže niekto čakať.'),
        quotes: [{ title: 'Pokyny ku kurzu', text: course.invitation }],
      };
    },
  },
  courseChanged: {
    subject(facts) {
      const { course } = facts;
      const { isMoved, phrases } = describeChange(facts);
      if (isMoved) return oneLine(`${phrases.subject}: ${course.nameOfCourse} bude ${formatDay(course.date)}`);
      return courseSubject(phrases.subject, course);
    },
    email(facts, sender) {
      const { status, course } = facts;
      const { isMoved, phrases } = describeChange(facts);
      const holdsSeats = status === 'confirmed';
      const calendar = holdsSeats ? courseCalendar(facts, sender) : undefined;
      return {
        preheader: whenAndWhere(course),
        heading: isMoved ? `Kurz sa presúva na ${spelledDay(course.date)}` : phrases.heading,
        paragraphs: [`Dobrý deň, zmenili sme ${phrases.changed} kurzu. ${statusSentence(facts)}`],
        ...aboutSignUp(facts, sender),
        tag: changedTag(facts, sender),
        box: {
          title: 'Zmena Vám nevyhovuje?',
          text: `${cancellationSentence(sender.company)} ${howToChange(facts, sender)}`,
        },
        quotes: [{ title: 'Pokyny ku kurzu', text: holdsSeats ? course.invitation : '' }],
        small: [
          calendar && 'V prílohe je upravená udalosť, v kalendári nahradí pôvodnú.',
          'Za zmenu sa ospravedlňujeme.',
        ]
          .filter(Boolean)
          .join(' '),
        calendar,
      };
    },
  },
  courseCancelled: {
    email(facts, sender) {
      const { reason, nextDates } = facts;
      const calendar = courseCalendar(facts, sender, 'CANCEL');
      return {
        preheader: 'Prihlášku rušiť nemusíte.',
        heading: 'Kurz sa neuskutoční',
        paragraphs: [
          'Dobrý deň, tento kurz sme museli zrušiť a s ním aj Vašu prihlášku. Ospravedlňujeme sa.',
          oneLine(reason),
        ],
        ...aboutSignUp(notExpected(facts), sender),
        ...dateLinks(nextDates, sender),
        box: {
          title: 'Chcete iný termín?',
          text: `Prihláste sa naň na našom webe alebo sa nám ozvite: ${howToAnswer(sender)}.`,
        },
        small: calendar && 'Prílohou tohto e-mailu kurz zrušíte aj vo svojom kalendári.',
        calendar,
      };
    },
  },
  feedbackRequested: {
    email: (facts, sender) => ({
      preheader: 'Stačí číslo od 0 do 10. Odpovede číta človek.',
      heading: 'Odporučili by ste nás?',
      paragraphs: [
        'Dobrý deň, ďakujeme, že ste boli na našom kurze. Otvorte, prosím, prihlášku a vyberte číslo od 0 do 10. Ak niečo nebolo v poriadku, napíšte to jednou vetou, ozveme sa Vám.',
      ],
      ...aboutSignUp(facts, sender),
    }),
  },
  courseMessage: {
    subject: ({ title, course }) => courseSubject(title, course),
    /** The text staff have written, with the course it is about. */
    email(facts, sender) {
      const paragraphs = facts.paragraphs.map(oneLine);
      return {
        preheader: paragraphs[0] ?? '',
        heading: oneLine(facts.title),
        paragraphs,
        ...aboutSignUp(facts, sender),
        small: `Ak sa chcete na niečo opýtať, ${howToAnswer(sender)}.`,
      };
    },
  },
} satisfies Partial<Templates>;

function whenAndWhere({ date, dateTo, hours, place, city }: NotifiedCourse): string {
  return [formatDays(date, dateTo), hours, place, city].filter(Boolean).join(', ');
}

const DAYS = { subject: 'Zmena termínu', heading: 'Kurz má iný termín', changed: 'termín' };
const HOURS = { subject: 'Zmena času', heading: 'Kurz má iný čas', changed: 'čas' };
const PLACE = { subject: 'Zmena miesta', heading: 'Kurz bude na inom mieste', changed: 'miesto konania' };
const NAME = { subject: 'Nový názov kurzu', heading: 'Kurz má nový názov', changed: 'názov' };

/** What has changed, in words; new hours beside new days, and a new name, are shown only on the tag. */
function describeChange({ was, course }: ChangedCourseFacts) {
  const changes = newsOf(was, course);
  const isMoved = changes.includes('date');
  const when = isMoved || changes.includes('dateTo') ? DAYS : changes.includes('hours') && HOURS;
  const hasOtherPlace = changes.includes('place') || changes.includes('city');
  if (!when) return { isMoved, phrases: hasOtherPlace ? PLACE : NAME };
  const { subject, heading, changed } = when;
  const both = { subject: `${subject} a miesta`, heading, changed: `${changed} aj miesto konania` };
  return { isMoved, phrases: hasOtherPlace ? both : when };
}

function statusSentence({ status, seats }: ChangedCourseFacts): string {
  if (status === 'waiting') return 'Vaše poradie medzi náhradníkmi sa nemení.';
  if (seats === 1) return 'Vaše miesto platí aj po zmene.';
  const places = countedSeats(seats);
  return seats < 5 ? `Vaše ${places} platia aj po zmene.` : `Vašich ${places} platí aj po zmene.`;
}

/** The tag with the old values above the new ones. */
export function changedTag({ was, course, seats }: ChangedCourseFacts, sender: Sender): NonNullable<Email['tag']> {
  const tag = courseTag({ course, seats }, sender);
  const before: Record<string, string> = {
    Termín: formatCourseDays(was.date, was.dateTo),
    Čas: was.hours,
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
