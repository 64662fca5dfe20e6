import type { Kysely } from 'kysely';
import { clientSearchText } from '#domain/clients/client.ts';
import type { ContactRequestState } from '#domain/contact-requests/contact-request-work.ts';
import { CITIES, COURSE_ICONS } from '#domain/courses/course.ts';
import { courseSearch } from '#domain/courses/course-list.ts';
import { emailSearchText } from '#domain/emails/email-list.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import { FAILURES_MAX } from '#domain/request-failures/request-failure.ts';
import { searchable } from '#domain/search.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { slovakSortKey } from '#domain/slovak-order.ts';
import type { Tables } from '#server/db/tables.ts';

// A company's data after ten years; every tenth course has not taken place yet.
const COURSES = 5_000;
const SIGN_UPS = 50_000;
/** Four for each sign-up. */
const EMAILS = 200_000;
const CONTACT_REQUESTS = 20_000;
/** Every tenth entry is still waiting. */
const WAITLIST_ENTRIES = 5_000;
const CLIENTS = 8_000;
/** The client to whom most records belong. */
const BUSIEST = 7;
const ARTICLES = 2_000;
const EPISODES = 300;
const COLLEAGUES = 200;

const BATCH = 500;
const TEXT = 'Teória a prax pod vedením inštruktora, na konci skúška pred komisiou. '.repeat(6);
const EMAIL = '<tr><td style="padding:0 24px">Dobrý deň, Vaše miesto na kurze je potvrdené.</td></tr>'.repeat(40);
const DAY = 86_400_000;
const NOW = Date.now();
const TODAY = Temporal.Now.plainDateISO('Europe/Bratislava');

/** Fills an opened database in addition to its demo content; an id is a noun and a number from 0 on. */
export async function fillDesk(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (db) => {
    // an existing staff member teaches every tenth course
    const { id } = await db.selectFrom('staffMember').select('id').executeTakeFirstOrThrow();
    const taught = (index: number) => ({ ...aCourse(index), lecturerId: index % 10 === 0 ? id : null });
    await insert(COLLEAGUES, aColleague, (rows) => db.insertInto('staffMember').values(rows).execute());
    await insert(COURSES, taught, (rows) => db.insertInto('course').values(rows).execute());
    await insert(CLIENTS, aClient, (rows) => db.insertInto('client').values(rows).execute());
    await insert(CLIENTS, aMatchKey, (rows) => db.insertInto('clientMatchKey').values(rows).execute());
    await insert(CLIENTS, aClientContact, (rows) => db.insertInto('clientContact').values(rows).execute());
    await insert(SIGN_UPS, aSignUp, (rows) => db.insertInto('signUp').values(rows).execute());
    await insert(SIGN_UPS, participantsOf, (rows) => db.insertInto('participant').values(rows.flat()).execute());
    await insert(WAITLIST_ENTRIES, aWaitlistEntry, (rows) => db.insertInto('waitlistEntry').values(rows).execute());
    await insert(CONTACT_REQUESTS, aContactRequest, (rows) => db.insertInto('contactRequest').values(rows).execute());
    await insert(ARTICLES, anArticle, (rows) => db.insertInto('article').values(rows).execute());
    await insert(EPISODES, anEpisode, (rows) => db.insertInto('episode').values(rows).execute());
    await insert(FAILURES_MAX, aFailure, (rows) => db.insertInto('requestFailure').values(rows).execute());
    await insert(EMAILS / 1_000, aPostponement, (rows) => db.insertInto('postponement').values(rows).execute());
    await insert(SIGN_UPS / OFFER_EVERY, anExpiredOffer, (rows) => db.insertInto('seatOffer').values(rows).execute());
    await insert(EMAILS, anEmail, (rows) => db.insertInto('email').values(rows).execute());
  });
}

async function insert<Row>(count: number, row: (index: number) => Row, write: (rows: Row[]) => Promise<unknown>) {
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first);
    await write(Array.from({ length: size }, (_, index) => row(first + index)));
  }
}

function aFailure(index: number) {
  const at = Temporal.Now.instant().subtract({ hours: index }).toString({ fractionalSecondDigits: 3 });
  const requestId = `${String(index).padStart(8, 'a')}-a147-4062-a4c0-28ef504025cb`;
  return { requestId, at, route: '/kurzy-a-skolenia/:slug', reason: 'fault' as const, errorName: 'TypeError' };
}

function aColleague(index: number) {
  const email = `kolega.${index}@example.sk`;
  const createdAt = instant(-index);
  return {
    id: `colleague-${index}`,
    name: `Jozef Vzorový ${index}`,
    email,
    role: index % 20 === 0 ? ('coordinator' as const) : ('lecturer' as const),
    createdAt,
  };
}

function aCourse(index: number) {
  const days = Math.round((index / COURSES - 0.9) * 3_650);
  const date = TODAY.add({ days }).toString();
  const { title, image } = COURSE_ICONS[index % COURSE_ICONS.length] as (typeof COURSE_ICONS)[number];
  const city = CITIES[index % CITIES.length] as (typeof CITIES)[number];
  const named = { nameOfCourse: `${title} ${index % 90}`, city, place: `Príkladná ${index % 40}` };
  return {
    ...named,
    ...courseSearch(named),
    id: `course-${index}`,
    slug: `/kurz-${index}`,
    date,
    dateTo: null,
    image,
    courseTypeId: 'prva-pomoc',
    courseInfo: TEXT,
    invitation: TEXT,
    forWho: TEXT,
    price: '189 €',
    output: TEXT,
    capacity: 24,
    minimum: index % 3 === 0 ? 30 : 0,
    status: index % 10 === 0 ? ('inactive' as const) : ('active' as const),
    attachments: '[]',
    createdAt: instant(days - 60),
    updatedAt: instant(days - 60),
  };
}

function aSignUp(index: number) {
  const course = aCourse(Math.floor((index / SIGN_UPS) * COURSES));
  const isCompany = index % 3 === 0;
  const status =
    index % 20 === 7 ? ('waiting' as const) : index % 20 === 8 ? ('cancelled' as const) : ('confirmed' as const);
  const receivedAt = instant(Math.min(daysTo(course.date) - (index % 60), -1), index);
  const isNew = status === 'confirmed' && course.date > TODAY.toString() && index % 2 === 0;
  const { nameOfCourse, city, place } = course;
  const sent = {
    applicant: isCompany ? ('company' as const) : ('person' as const),
    firstName: isCompany ? '' : 'Tomáš',
    lastName: isCompany ? '' : `Cvičný ${index}`,
    companyName: isCompany ? `Stavby Príklad ${index} s. r. o.` : '',
    numberOfWorkers: isCompany ? '5' : '',
    email: `ucastnik.${index}@example.sk`,
    phone: `+421 900 ${String(index).padStart(6, '0')}`,
    message: 'Predchádzajúce osvedčenie mi končí v máji. Prosíme faktúru na sídlo firmy.',
  };
  return {
    ...sent,
    ...(isCompany ? ofClient(index, index % 30 === 0, index % 900 === 3) : ofNoClient),
    id: `sign-up-${index}`,
    number: index + 1,
    courseId: course.id,
    courseName: course.nameOfCourse,
    courseDate: course.date,
    courseDateTo: null,
    courseCity: course.city,
    consent: 'given' as const,
    consentVersion: PRIVACY_NOTICE_VERSION,
    status,
    receivedAt,
    reviewedAt: isNew ? null : receivedAt,
    cancelledAt: status === 'cancelled' ? receivedAt : null,
    restoredAt: null,
    lastNotified: JSON.stringify({ nameOfCourse, date: course.date, dateTo: null, place, city }),
    searchText: searchable(
      [
        sent.companyName || `${sent.firstName} ${sent.lastName}`,
        sent.email,
        sent.message,
        course.nameOfCourse,
        course.city,
      ],
      sent.phone,
    ),
  };
}

/** A company signs up five people without names; a person signs up only themselves. */
function participantsOf(index: number) {
  const { id, applicant, firstName, lastName, status } = aSignUp(index);
  const name = applicant === 'person' ? { firstName, lastName } : { firstName: null, lastName: null };
  return Array.from({ length: applicant === 'person' ? 1 : 5 }, (_, position) => ({
    id: `${id}-${position}`,
    signUpId: id,
    position,
    ...name,
    status,
  }));
}

/** Each client has a different name; every fourth has a contract. */
function aClient(index: number) {
  const name = `Stavby Príklad ${index} s. r. o.`;
  const hasContract = index % 4 === 0;
  const contract = {
    contractNumber: hasContract ? `2020/${index}` : '',
    contractSince: hasContract ? TODAY.subtract({ days: 700 }).toString() : null,
    contractUntil: hasContract ? TODAY.add({ days: (index % 1_000) - 300 }).toString() : null,
  };
  const known = {
    name,
    ico: String(20_000_000 + index),
    street: 'Príkladná 1',
    city: CITIES[index % CITIES.length] as (typeof CITIES)[number],
  };
  return {
    ...known,
    ...contract,
    id: `client-${index}`,
    primaryClientId: `client-${index}`,
    joinedIntoId: null,
    lastRecordAt: instant(-index),
    createdAt: instant(-3_000),
    nameSortKey: slovakSortKey(name),
    searchText: clientSearchText([{ ...known, ...contract }], [aClientContact(index)], [`stavby-${index}.sk`]),
  };
}

function aMatchKey(index: number) {
  return { kind: 'domain' as const, value: `stavby-${index}.sk`, clientId: `client-${index}` };
}

function aClientContact(index: number) {
  const phone = `+421 905 ${String(index).padStart(6, '0')}`;
  const email = `kontakt@stavby-${index}.sk`;
  return { name: `Eva Vzorová ${index}`, role: 'personálne', email, phone, clientId: `client-${index}`, position: 0 };
}

function ofClient(index: number, isOfBusiest: boolean, isAmbiguous: boolean) {
  if (isAmbiguous) return { clientId: null, clientMatch: 'ambiguous' as const };
  return { clientId: `client-${isOfBusiest ? BUSIEST : index % CLIENTS}`, clientMatch: 'found' as const };
}

const ofNoClient = { clientId: null, clientMatch: 'none' as const };

function aContactRequest(index: number) {
  const receivedAt = instant(-index / 6);
  const sent = {
    firstName: 'Eva',
    lastName: `Vzorová ${index}`,
    email: `dopyt.${index}@example.sk`,
    phone: `+421 910 ${String(index).padStart(6, '0')}`,
    company: `Sklady Príklad ${index}, a. s.`,
    ico: String(10_000_000 + index),
    pocetZ: '120',
    fluktuacia: '12 %',
    urazy: '1',
    prevadzky: '3',
    zameranie: 'Skladovanie a preprava chladeného tovaru',
    message: TEXT,
  };
  const { phone, ...facts } = sent;
  return {
    ...sent,
    ...ofClient(index, index % 50 === 0, index % 700 === 3),
    id: `request-${index}`,
    receivedAt,
    ...workOn(index, receivedAt),
    searchText: searchable(Object.values(facts), phone),
  };
}

/** The newest are new, some are assigned to colleagues, most are closed. */
function workOn(index: number, receivedAt: string) {
  const work = { state: 'new' as ContactRequestState, closedBecause: null, closedAt: null, assigneeId: null };
  if (index < 60) return { ...work, nextStep: '', nextStepOn: null };
  const assigneeId = `colleague-${(index % 10) * 20}`;
  if (index >= 600) {
    const closed = { state: 'closed' as const, closedBecause: 'answered' as const, closedAt: receivedAt };
    return { ...closed, assigneeId, nextStep: '', nextStepOn: null };
  }
  const nextStepOn = TODAY.add({ days: (index % 40) - 10 }).toString();
  const state: ContactRequestState = index % 3 === 0 ? 'offered' : 'inProgress';
  return { ...work, state, assigneeId, nextStep: 'Zavolať kvôli obhliadke', nextStepOn };
}

function aWaitlistEntry(index: number) {
  const receivedAt = instant(-index / 14);
  const sent = {
    applicant: 'company' as const,
    firstName: '',
    lastName: '',
    companyName: `Stavby Čakajúce ${index}, s. r. o.`,
    email: `caka.${index}@example.sk`,
    phone: `+421 911 ${String(index).padStart(6, '0')}`,
    message: TEXT,
    city: CITIES[index % CITIES.length] as (typeof CITIES)[number],
  };
  return {
    ...sent,
    ...ofClient(index, index % 100 === 0, false),
    id: `waiting-${index}`,
    courseTypeId: index % 2 === 0 ? 'lesenar' : 'prva-pomoc',
    numberOfWorkers: '4',
    seats: 4,
    mayBeSplit: 0,
    consent: 'given' as const,
    consentVersion: PRIVACY_NOTICE_VERSION,
    channel: 'web' as const,
    receivedAt,
    endedAt: index < WAITLIST_ENTRIES / 10 ? null : receivedAt,
    searchText: searchable([sent.companyName, sent.email, sent.message, sent.city], sent.phone),
  };
}

function anArticle(index: number) {
  const title = `Cvičný požiarny poplach ${index}`;
  const at = instant(-index);
  return {
    id: `article-${index}`,
    title,
    slug: `clanok-${index}`,
    description: 'Postup, po ktorom Vám zostane použiteľný záznam.',
    content: TEXT.repeat(12),
    image: '/clanky/clanok-01.svg',
    alt: 'Pôdorys poschodia',
    service: '/poziarna-ochrana',
    publishAt: index % 40 === 0 ? null : at,
    trashedAt: index % 50 === 1 ? at : null,
    version: 1,
    previewKey: `key-${index}`,
    author: 'Jana',
    editor: 'Jana',
    createdAt: at,
    updatedAt: at,
    searchText: searchable([title, `clanok-${index}`, TEXT.repeat(12)]),
  };
}

function anEpisode(index: number) {
  return {
    id: `episode-${index}`,
    number: 1_000 + index,
    title: `Zhromaždisko nie je parkovisko ${index}`,
    day: TODAY.subtract({ days: index * 7 }).toString(),
    durationMinutes: 4,
    text: TEXT,
    streamingUrl: 'https://podcast.example.sk/4',
    videoUrl: '',
    audioUrl: 'https://zvuk.example.sk/4.mp3',
    audioBytes: 4_800_000,
    updatedAt: instant(-index * 7),
  };
}

/** Every fourth waiting sign-up has an expired offer. */
const OFFER_EVERY = 80;

function anExpiredOffer(index: number) {
  const { id: signUpId, courseId, receivedAt } = aSignUp(index * OFFER_EVERY + 7);
  const times = { madeAt: receivedAt, validUntil: receivedAt, endedAt: receivedAt };
  return { id: `offer-${index}`, signUpId, courseId, seats: 1, state: 'expired' as const, ...times };
}

/** Half of the postponements have already ended. */
function aPostponement(index: number) {
  const untilDay = TODAY.add({ days: (index % 2) * 7 }).toString();
  const thing = { kind: 'emails' as const, noun: 'email' as const, nounId: `email-${index * 1_000}` };
  return { ...thing, untilDay, isDone: 0, byStaffId: 'colleague-7', at: instant(-1) };
}

function anEmail(index: number) {
  const signUp = aSignUp(index % SIGN_UPS);
  const subject = `Miesto máte potvrdené: ${signUp.courseName}`;
  const status = index % 500 === 0 ? ('held' as const) : index % 500 === 1 ? ('failed' as const) : ('sent' as const);
  return {
    id: `email-${index}`,
    kind: 'signUpConfirmed' as const,
    recipient: signUp.email,
    subject,
    searchText: emailSearchText('signUp', { recipient: signUp.email, subject, aboutName: applicantName(signUp) }),
    aboutNoun: 'signUp' as const,
    aboutId: signUp.id,
    originalId: null,
    siteUrl: 'http://localhost',
    html: EMAIL,
    text: TEXT,
    replyTo: null,
    calendar: null,
    status,
    heldBecause: status === 'held' ? ('daily-limit' as const) : null,
    createdAt: signUp.receivedAt,
    sentAt: status === 'sent' ? signUp.receivedAt : null,
  };
}

/** The instant that many days from now, some seconds later. */
function instant(days: number, seconds = 0): string {
  return new Date(NOW + days * DAY + (seconds % 3_600) * 1_000).toISOString();
}

function daysTo(date: string): number {
  return TODAY.until(date).days;
}
