import { redirect } from 'react-router';
import { type CourseWithSeats, hasStarted } from '#domain/courses/course.ts';
import { type AffectedSignUps, affectedSentence } from '#domain/courses/course-change.ts';
import { courseEndingSchema } from '#domain/courses/course-fields.ts';
import { type AffectedCourse, peopleIn } from '#domain/courses/course-publication.ts';
import { type ParsedFields, parseFields } from '#domain/field-error.ts';
import { counted } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { cancelCourse, restoreCourse } from '#server/courses/course-moves.ts';
import { hideCourses, listCoursesWithPeople } from '#server/courses/course-publication.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { deleteCourse } from '#server/courses/courses.ts';
import { findAffected } from '#server/sign-ups/affected-sign-ups.ts';
import type { CourseEnding } from '#server/sign-ups/course-ending.ts';
import { type AskedAct, askedAct } from '#web/desk/asked-act.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { chosenIds, withChosen } from '#web/desk/kit/choice.ts';
import { justDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import type { RecordArgs } from '#web/desk/staff-act.ts';
import { readForm } from '#web/forms/form.ts';
import { courseList } from './course-list.ts';

/** What is asked in a dialog over the list of courses, or why the act is impossible. */
export interface CourseQuestion {
  /** Of the document. */
  meta: { title: string; description: string };
  title: string;
  /** The one it is about. */
  course?: CourseWithSeats;
  /** Whom it concerns, as a sentence. */
  lead?: string | undefined;
  /** The people of a course that ends: they may get an email. */
  affected?: AffectedSignUps;
  /** The courses it concerns, of all that were chosen. */
  courses?: AffectedCourse[];
  /** What will follow. */
  text: string;
  /** The ids of the chosen courses. */
  chosen?: string[];
  /** The list it leads back to, if not with the filter of this address. */
  list?: string;
  /** Where its form is sent, if not to this address. */
  action?: string;
  /** The word for leaving everything as it is. */
  back?: string;
  /** What is done; undefined where nothing can be done. */
  button?: { label: string; isRed?: true; name?: string; value?: number };
  /** It is done by a call (specification section 8), where there are scripts. */
  isByCall?: true;
}

/** What is asked over the list of courses; `course-question.tsx` shows it. */
export const COURSE_QUESTIONS: readonly AskedAct<CourseQuestion>[] = [
  askedAct({
    path: '/dashboard/kurzy/:id/zrusenie',
    area: 'office',
    find: findCourseToEnd,
    ask({ course, affected, hasBegun }): CourseQuestion {
      const about = { meta: { title: 'Zrušenie kurzu', description: 'Zrušenie kurzu' }, course };
      if (course.cancelledAt !== null)
        return { ...about, title: 'Kurz je už zrušený', text: 'Obnoviť ho môžete v zozname kurzov.' };
      if (hasBegun)
        return { ...about, title: 'Kurz sa už začal', text: 'Zrušiť možno iba kurz, ktorý sa ešte nezačal.' };
      return {
        ...about,
        title: 'Naozaj chcete zrušiť tento kurz?',
        lead: affectedSentence(affected),
        affected,
        text: 'Zrušia sa aj prihlášky naň. Kurz zmizne z ponuky a jeho stránka bude hovoriť, že bol zrušený. Dvadsať sekúnd sa to dá vrátiť späť. Neskôr môžete obnoviť kurz, prihlášky zostanú zrušené.',
        button: { label: 'Zrušiť kurz', isRed: true },
      };
    },
    read: readSentEnding,
    run: async (change, { params }, ending) => (await cancelCourse(change, params.id, ending)).outcome,
    answer: (outcome, { url }, at) =>
      // of a course that has begun meanwhile the dialog shows that
      outcome === 'done' ? courseList.at(url.searchParams, justDoneQuery({ doneAt: at })) : url.pathname + url.search,
  }),
  /** The form of a course with participants, or any form sent without scripts. */
  askedAct({
    path: '/dashboard/kurzy/:id/zmazanie',
    area: 'office',
    find: findCourseToEnd,
    ask({ course, affected, hasBegun }): CourseQuestion {
      const asked = {
        meta: { title: 'Zmazanie kurzu', description: 'Zmazanie kurzu' },
        title: 'Naozaj chcete zmazať tento kurz?',
        course,
        button: { label: 'Zmazať kurz', isRed: true },
      } as const;
      return affected.names.length === 0 || hasBegun
        ? {
            ...asked,
            text: 'Prihlášky na tento kurz zostanú uložené aj s jeho názvom, dátumom a mestom.',
            back: 'Zrušiť',
            isByCall: true,
          }
        : {
            ...asked,
            lead: affectedSentence(affected),
            affected,
            text: 'Prihlášky naň sa zrušia a zostanú uložené aj s jeho názvom, dátumom a mestom.',
          };
    },
    read: readSentEnding,
    async run(change, { params }, ending) {
      const deleted = await deleteCourse(change, params.id, ending);
      return deleted ? { ...ending, ...deleted } : 'not-found';
    },
    answer({ sendEmails, signUpsCancelled }, args) {
      if (signUpsCancelled > 0) setNotice(args, `course-deleted${sendEmails ? '-by-email' : ''}.${signUpsCancelled}`);
      return `/dashboard${args.url.search}`;
    },
  }),
  askedAct({
    path: '/dashboard/kurzy/:id/obnovenie',
    area: 'office',
    find: ({ db }, { params }) => findCourse(db, params.id),
    ask(course): CourseQuestion {
      const about = { meta: { title: 'Obnovenie kurzu', description: 'Obnovenie zrušeného kurzu' }, course };
      return course.cancelledAt === null
        ? { ...about, title: 'Kurz nie je zrušený', text: 'Nie je čo obnoviť.' }
        : {
            ...about,
            title: 'Obnoviť tento kurz?',
            text: 'Kurz bude skrytý, na web ho vrátite v jeho úprave. Prihlášky zostanú zrušené, vrátiť ich môžete po jednej.',
            button: { label: 'Obnoviť kurz' },
          };
    },
    run: async (change, { params }) => (await restoreCourse(change, params.id)).outcome,
    answer: (_, { url }) => `/dashboard${url.search}`,
  }),
  /** „Skryť“ for all rows chosen in the list; where some courses have participants, it requires confirmation. */
  askedAct({
    path: '/dashboard/kurzy/skrytie',
    area: 'office',
    async find(app, { url: { searchParams } }) {
      const ids = chosenIds(searchParams);
      const courses = await listCoursesWithPeople(app.db, ids, today(app));
      if (courses.length === 0) throw redirect(courseList.at(searchParams));
      return { ids, courses, searchParams };
    },
    ask: ({ ids, courses, searchParams }): CourseQuestion => ({
      meta: { title: 'Skrytie kurzov', description: 'Skrytie vybraných kurzov' },
      ...hidingTexts(ids.length, courses.length),
      courses,
      chosen: ids,
      // going back keeps the same rows selected
      list: withChosen(courseList.at(searchParams), ids),
      action: courseList.below('skrytie', searchParams),
      button: { label: 'Skryť', isRed: true, name: 'ludia', value: peopleIn(courses) },
    }),
    async read(args) {
      const { texts } = await readForm(args);
      return { valid: true, fields: { ids: chosenIds(texts), peopleSeen: Number(texts.get('ludia')) || 0 } };
    },
    run: async (change, _, { ids, peopleSeen }) => ({ ids, hidden: await hideCourses(change, ids, { peopleSeen }) }),
    answer: ({ ids, hidden }, { url }, at) =>
      hidden === 'needs-confirmation'
        ? withChosen(courseList.below('skrytie', url.searchParams), ids)
        : courseList.at(url.searchParams, justDoneQuery(justDone(hidden, at))),
  }),
];

/** The course to be cancelled or deleted, and the people affected. */
async function findCourseToEnd(app: App, { params: { id } }: RecordArgs) {
  const course = await findCourse(app.db, id);
  return course && { course, affected: await findAffected(app.db, id), hasBegun: hasStarted(course, today(app)) };
}

async function readSentEnding(args: RecordArgs) {
  return readEnding((await readForm(args)).texts);
}

/** The reason and sending of the form. */
export function readEnding(texts: FormData): ParsedFields<CourseEnding> {
  const read = parseFields(courseEndingSchema, { reason: String(texts.get('reason') ?? '') });
  return read.valid ? { valid: true, fields: { ...read.fields, sendEmails: texts.has('sendEmail') } } : read;
}

function hidingTexts(chosen: number, affected: number): Pick<CourseQuestion, 'title' | 'lead' | 'text'> {
  const note =
    'Ponuky miest, na ktoré ešte nikto neodpovedal, stratia platnosť. Dvadsať sekúnd sa to dá vrátiť späť.';
  if (chosen === 1)
    return {
      title: 'Naozaj chcete skryť tento kurz?',
      lead: 'Sú naň prihlásení ľudia:',
      text: `Z ponuky zmizne, prihlášky naň zostanú platné a nikomu sa nič nepošle. ${note}`,
    };
  return {
    title: `Naozaj chcete skryť ${counted(chosen, 'kurz', 'kurzy', 'kurzov')}?`,
    lead: chosen > affected ? 'Na niektoré sú prihlásení ľudia:' : 'Sú na ne prihlásení ľudia:',
    text: `Z ponuky zmiznú, prihlášky na ne zostanú platné a nikomu sa nič nepošle. ${note}`,
  };
}
