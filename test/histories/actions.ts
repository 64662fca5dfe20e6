import { APPLICANT, type SignUpHolder, VISITOR } from '#domain/actor.ts';
import { readPersonSearch } from '#domain/personal-data/person-search.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { waitlistEntrySchema } from '#domain/waitlist/waitlist-fields.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { cancelCourse, restoreCourse } from '#server/courses/course-moves.ts';
import { hideCourses, publishCourses } from '#server/courses/course-publication.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { createCourse, deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { handOver } from '#server/hand-overs/hand-overs.ts';
import { savePayer } from '#server/payers/payer-changes.ts';
import { erasePerson } from '#server/personal-data/erase-person.ts';
import { findPeople } from '#server/personal-data/find-people.ts';
import { planHash, planRequestedErasure } from '#server/personal-data/plan-erasure.ts';
import { listOpenOffers } from '#server/seat-offers/seat-offers.ts';
import { offerByHand, withdrawOffer } from '#server/seat-offers/staff-offers.ts';
import {
  cancelOwnSignUp,
  replaceOwnPerson,
  transferOwnSignUp,
  withdrawOwnPeople,
} from '#server/sign-ups/applicant-acts.ts';
import { addPlace, replaceParticipant, withdrawParticipants } from '#server/sign-ups/participant-moves.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { enterSignUp } from '#server/sign-ups/sign-up-entry.ts';
import { cancelSignUp, confirmSignUp, readSignUp, restoreSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { transferParticipants } from '#server/sign-ups/sign-up-transfer.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { findOwnAct, undo, undoOwnAct } from '#server/undo/undo.ts';
import { enterWaitlistEntry, submitWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { aCourse, anotherCompany, aSubmission, JANA } from '../builders.ts';
import { BY_EMAIL } from '../course-with-sign-ups.ts';
import { runDueJobs } from '../jobs.ts';
import { anEntry } from '../payers.ts';
import { answered } from '../seat-offers.ts';
import { WAITLIST_FORM } from '../waitlist.ts';
import { readPlaces } from './places.ts';
import type { World } from './world.ts';

/** What chooses among the courses, sign-ups and offers there are, and what is entered. */
export interface Choice {
  which: number;
  people: number;
  mayBeSplit: boolean;
  hasEmail: boolean;
}

type Action = (here: { app: App; world: World }, choice: Choice) => Promise<unknown>;

type JanasChange = Change<typeof JANA>;

const staff = <T>(app: App, work: (change: JanasChange) => Promise<T>) => app.change(JANA, work);

/** What visitors and staff do; those of staff can be undone where the desk offers it. */
export const ACTIONS = {
  'sign up': async ({ app }, choice) => {
    const { id } = await chosenCourse(app, choice);
    return app.change(VISITOR, (change) =>
      submitSignUp(change, aSubmission({ id }, { fields: groupOf({ ...choice, hasEmail: true }) })),
    );
  },
  'enter by telephone': async ({ app }, choice) => {
    const { id: courseId } = await chosenCourse(app, choice);
    return staff(app, (change) => enterSignUp(change, { courseId, fields: groupOf(choice), ...BY_EMAIL }));
  },
  'join the waitlist': ({ app }, choice) => {
    const { companyName, numberOfWorkers, mayBeSplit, email } = groupOf({ ...choice, hasEmail: true });
    const group = { companyName, numberOfWorkers, mayBeSplit, email };
    const fields = waitlistEntrySchema.parse({ ...WAITLIST_FORM, ...group, courseTypeId: 'prva-pomoc' });
    return choice.hasEmail
      ? app.change(VISITOR, (change) => submitWaitlistEntry(change, fields))
      : staff(app, (change) => enterWaitlistEntry(change, { ...fields, email: '' }));
  },
  'plan a course': async ({ app }, { which, people }) => {
    if ((await listCourses(app)).length >= COURSES_MAX) return;
    const course = aCourse({ capacity: people + 1, date: DAYS[which % DAYS.length] as string });
    return staff(app, (change) => createCourse(change, course));
  },
  read: signUpAction((change, { id }) => readSignUp(change, id)),
  confirm: signUpAction((change, { id }) => confirmSignUp(change, id, BY_EMAIL)),
  cancel: signUpAction((change, { id }) => cancelSignUp(change, id, BY_EMAIL)),
  restore: signUpAction((change, { id }, { mayBeSplit }) =>
    restoreSignUp(change, id, { as: mayBeSplit ? 'waiting' : 'confirmed', ...BY_EMAIL }),
  ),
  'withdraw one': signUpAction(async (change, { id }) => {
    const [first] = await listParticipants(change.db, id);
    return withdrawParticipants(change, id, new Set([first?.id ?? '']), BY_EMAIL);
  }),
  'add one': signUpAction((change, { id }) => addPlace(change, id)),
  'replace one': signUpAction(async (change, { id }) => {
    const [first] = await listParticipants(change.db, id);
    return replaceParticipant(change, id, first?.id ?? '', COLLEAGUE, BY_EMAIL);
  }),
  'move people': signUpAction(async (change, signUp, { which, mayBeSplit, hasEmail }) => {
    const others = (await listCourses(change)).filter(({ id }) => id !== signUp.courseId);
    const other = chosenOf(others, which);
    const participants = await listParticipants(change.db, signUp.id);
    const participantIds = new Set(hasEmail ? [] : participants.slice(0, 1).map(({ id }) => id));
    const as = mayBeSplit ? 'waiting' : 'confirmed';
    return transferParticipants(change, signUp.id, { courseId: other?.id ?? '', participantIds, as, ...BY_EMAIL });
  }),
  'name oneself': ownAction(async (change, { id }, { which }) => {
    const [{ id: placeId = '', version = 0 } = {}] = await listParticipants(change.db, id);
    const person = { firstName: 'Vlastná', lastName: `Kolegyňa ${which}`, birthDate: null, email: null };
    return nameParticipants(change, id, [{ id: placeId, version, ...person }]);
  }),
  'cancel oneself': ownAction((change, { id }) => cancelOwnSignUp(change, id)),
  'withdraw oneself': ownAction(async (change, { id }, { people, hasEmail }) => {
    const current = await listParticipants(change.db, id);
    const named = current.filter((participant) => hasEmail && participantName(participant)).map(({ id }) => id);
    return withdrawOwnPeople(change, id, { named: named.slice(0, 1), nameless: people - 1, seats: current.length });
  }),
  'replace oneself': ownAction(async (change, { id }) => {
    const [first] = await listParticipants(change.db, id);
    return replaceOwnPerson(change, id, first?.id ?? '', COLLEAGUE);
  }),
  'move oneself': ownAction(async (change, { id, courseId }, { which }) => {
    const others = (await listCourses(change)).filter((course) => course.id !== courseId);
    return transferOwnSignUp(change, id, chosenOf(others, which)?.id ?? '');
  }),
  'enter a payer': signUpAction((change, { id }, { which }) =>
    savePayer(change, id, anEntry({ orderNumber: String(which) }), which % 3),
  ),
  'hand over': courseAction((change, { id }) => handOver(change, id)),
  'offer by hand': signUpAction((change, { id }) => offerByHand(change, id)),
  accept: (here, choice) => answer(here, choice, 'accept'),
  decline: (here, choice) => answer(here, choice, 'decline'),
  'take an offer back': async ({ app }, choice) => {
    const offer = await chosenOffer(app, choice);
    return offer && staff(app, (change) => withdrawOffer(change, offer.signUpId));
  },
  'change the capacity': courseAction((change, course, { which }) =>
    updateCourse(change, course.id, { ...course, capacity: which % 9 || 1 }, { sendEmails: true }),
  ),
  'move the course': courseAction((change, course, { which }) =>
    updateCourse(change, course.id, { ...course, date: DAYS[which % DAYS.length] as string }, { sendEmails: true }),
  ),
  hide: courseAction((change, { id }) => hideCourses(change, [id], { peopleSeen: 1_000 })),
  publish: courseAction((change, { id }) => publishCourses(change, [id])),
  'cancel the course': courseAction((change, { id }) => cancelCourse(change, id, ENDING)),
  'restore the course': courseAction((change, { id }) => restoreCourse(change, id)),
  'delete the course': courseAction((change, { id }) => deleteCourse(change, id, ENDING)),
  erase: async ({ app, world }, choice) => {
    const { email = '' } = (await chosenSignUp(app, choice)) ?? {};
    const search = readPersonSearch(email);
    if (!search) return;
    const { candidates } = await findPeople(app.db, search);
    const person = { search, keys: candidates.map(({ key }) => key), givesUpSeats: true };
    const plan = await planRequestedErasure(app, person);
    const outcome = await staff(app, (change) => erasePerson(change, { ...person, hash: planHash(plan) }));
    if (outcome === 'erased' && plan.retained.length === 0) world.erased.push(email);
  },
} as const satisfies Record<string, Action>;

/** What happens around them. */
export const CIRCUMSTANCES = {
  'let time pass': async ({ app, world }, { which }) => {
    world.wait({ minutes: which * 30 });
    await runDueJobs({ ...app, mailer: world.mailer });
  },
  'send emails': async ({ app, world }) => {
    world.wait({ seconds: UNDO_SECONDS_IN_ALL });
    await runDueJobs({ ...app, mailer: world.mailer });
  },
  'stop or start the mail server': async ({ world }) => {
    await (world.isMailDown ? world.mail.restart() : world.mail.goDown());
    world.isMailDown = !world.isMailDown;
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** What applicants do themselves, and the least that others must do for it. */
export const OWN_ACTS: readonly ActionName[] = [
  'sign up',
  'plan a course',
  'name oneself',
  'cancel oneself',
  'withdraw oneself',
  'replace oneself',
  'move oneself',
  'accept',
  'decline',
];

/** Undoes the last action; returns what is true now and what was before it, where all of it was undone. */
export async function undoLast(
  app: App,
  { last }: World,
): Promise<{ restored: unknown; before: unknown } | undefined> {
  if (!last) return undefined;
  if (last.ownId !== undefined) return undoOwn(app, last.ownId, last);
  const outcome = await staff(app, async (change) => {
    const signUps = await undo(change, 'signUp', last.at);
    return signUps.undone > 0 ? signUps : undo(change, 'course', last.at);
  });
  if (outcome.undone === 0 || outcome.skipped > 0) return undefined;
  return { restored: await readPlaces(app.db), before: last.before };
}

/** What an applicant did is undone by the applicant, as long as it is the last act of the sign-up. */
async function undoOwn(app: App, id: string, { at, before }: NonNullable<World['last']>) {
  const act = await findOwnAct(app, id);
  if (act?.at !== at) return undefined;
  const outcome = await app.change(APPLICANT, (change) => undoOwnAct(change, id));
  return outcome === 'undone' ? { restored: await readPlaces(app.db), before } : undefined;
}

const COLLEAGUE = { firstName: 'Iná', lastName: 'Kolegyňa', birthDate: null, email: null };
const COURSES_MAX = 4;
const DAYS = ['2026-12-01', '2026-12-15', '2026-12-22', '2027-01-12'];
const ENDING = { sendEmails: true, reason: 'Lektorka ochorela.' };

function groupOf({ people, mayBeSplit, hasEmail }: Choice) {
  const group = anotherCompany({ numberOfWorkers: String(people), mayBeSplit });
  return hasEmail ? group : { ...group, email: '' };
}

function listCourses({ db }: Pick<App, 'db'>) {
  return db.selectFrom('course').select('id').orderBy('createdAt').orderBy('id').execute();
}

async function chosenCourse(app: Pick<App, 'db'>, { which }: Choice) {
  const course = chosenOf(await listCourses(app), which);
  return (course && (await findCourse(app.db, course.id))) ?? { id: '', nameOfCourse: '' };
}

async function chosenSignUp({ db }: Pick<App, 'db'>, { which }: Choice) {
  const signUps = await db.selectFrom('signUp').select(['id', 'courseId', 'email']).orderBy('receivedAt').execute();
  return chosenOf(signUps, which);
}

function chosenOf<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % Math.max(1, items.length)];
}

async function chosenOffer(app: App, choice: Choice) {
  const [offer] = await listOpenOffers(app.db, (await chosenCourse(app, choice)).id);
  return offer;
}

async function answer({ app, world }: { app: App; world: World }, choice: Choice, answer: 'accept' | 'decline') {
  const chosen = await chosenOffer(app, choice);
  if (!chosen) return;
  if (world.last) world.last.ownId = chosen.signUpId;
  return answered(app, chosen, answer);
}

function signUpAction(
  work: (
    change: JanasChange,
    signUp: NonNullable<Awaited<ReturnType<typeof chosenSignUp>>>,
    choice: Choice,
  ) => Promise<unknown>,
): Action {
  return async ({ app }, choice) => {
    const signUp = await chosenSignUp(app, choice);
    return signUp && staff(app, (change) => work(change, signUp, choice));
  };
}

/** What applicants do on the page of their sign-up. */
function ownAction(
  work: (
    change: Change<SignUpHolder>,
    signUp: NonNullable<Awaited<ReturnType<typeof chosenSignUp>>>,
    choice: Choice,
  ) => Promise<unknown>,
): Action {
  return async ({ app, world }, choice) => {
    const signUp = await chosenSignUp(app, choice);
    if (!signUp) return;
    if (world.last) world.last.ownId = signUp.id;
    return app.change(APPLICANT, (change) => work(change, signUp, choice));
  };
}

function courseAction(
  work: (
    change: JanasChange,
    course: NonNullable<Awaited<ReturnType<typeof findCourse>>>,
    choice: Choice,
  ) => Promise<unknown>,
): Action {
  return async ({ app }, choice) => {
    const { id } = await chosenCourse(app, choice);
    const course = await findCourse(app.db, id);
    return course && staff(app, (change) => work(change, course, choice));
  };
}
