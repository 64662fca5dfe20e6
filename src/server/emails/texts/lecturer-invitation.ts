import { mapUrl } from '#domain/company/company-facts.ts';
import { venueName } from '#domain/courses/course.ts';
import type { StatedCourse } from '#domain/courses/lecturer-invitation.ts';
import { formatCourseDays } from '#domain/day.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { lecturerCalendar } from './calendar.ts';
import type { Email, LecturerInvitationFacts, Templates } from './email.ts';
import { courseSubject } from './sign-up-phrases.ts';

export const LECTURER_INVITATION = {
  lecturerInvitation: {
    subject: (facts) => courseSubject(phrasesOf(facts).subject, facts.course),
    /** An email to a colleague; it names no participants, because it leaves the desk. */
    email(facts, sender) {
      const { courseId, course, state, seatsTaken } = facts;
      const isTeaching = state === 'teaching';
      const { heading, sentence, calendarSentence } = phrasesOf(facts);
      const url = `${sender.siteUrl}/dashboard/kurzy/${encodeURIComponent(courseId)}/pritomnost`;
      const address = venueName(course);
      const signedUp = { label: 'Prihlásených', value: String(seatsTaken) };
      const map = { label: 'Miesto na mape', url: mapUrl(address) };
      return {
        preheader: [formatCourseDays(course.date, course.dateTo), course.hours, address].filter(Boolean).join(', '),
        heading,
        paragraphs: [`Dobrý deň, ${sentence}`],
        facts: [...courseLines(facts), ...(isTeaching ? [signedUp] : [])],
        buttons: isTeaching ? [{ label: 'Účastníci a prítomnosť', url }, map] : [],
        small: calendarSentence,
        reason: 'Tento e-mail ste dostali, lebo Vás v správe kurzov máme medzi lektormi.',
        calendar: lecturerCalendar(facts, sender, url),
      };
    },
  },
} satisfies Partial<Templates>;

const INVITED = {
  subject: EMAIL_TITLES.lecturerInvitation,
  heading: 'Pozývame Vás viesť kurz',
  sentence: 'tento kurz budete viesť Vy.',
  calendarSentence: 'V prílohe nájdete udalosť do kalendára.',
};
const CHANGED = {
  subject: 'Zmena kurzu, ktorý vediete',
  heading: 'Kurz, ktorý vediete, sa mení',
  sentence: 'v kurze, ktorý vediete, je zmena. Takto platí teraz:',
  calendarSentence: 'V prílohe je upravená udalosť, v kalendári nahradí pôvodnú.',
};
const REMOVAL = { calendarSentence: 'Prílohou tohto e-mailu udalosť v kalendári zrušíte.' };
const TAKEN_OFF = {
  ...REMOVAL,
  subject: 'Tento kurz už nevediete',
  heading: 'Tento kurz už nevediete',
  sentence: 'tento kurz už viesť nebudete.',
};
const NOT_HELD = {
  ...REMOVAL,
  subject: 'Kurz, ktorý vediete, je zrušený',
  heading: 'Kurz, ktorý ste mali viesť, je zrušený',
  sentence: 'tento kurz sa neuskutoční.',
};

function phrasesOf({ state, was }: Pick<LecturerInvitationFacts, 'state' | 'was'>) {
  if (state === 'taken-off') return TAKEN_OFF;
  if (state === 'not-held') return NOT_HELD;
  return was ? CHANGED : INVITED;
}

/** What is stated about the course, with what was stated before in brackets. */
function courseLines({ course, was = course }: LecturerInvitationFacts): NonNullable<Email['facts']> {
  const lines = (stated: StatedCourse) => [
    { label: 'Kurz', value: stated.nameOfCourse },
    { label: 'Termín', value: formatCourseDays(stated.date, stated.dateTo) },
    { label: 'Čas', value: stated.hours },
    { label: 'Miesto konania', value: venueName(stated) },
    { label: 'Miestnosť', value: stated.room },
  ];
  const before = lines(was);
  return lines(course).map(({ label, value }, index) => {
    const old = before[index]?.value;
    return { label, value: old === value ? value : `${value || '–'} (predtým ${old || '–'})` };
  });
}
