import { COURSE_TYPES } from '#content/course-types.ts';
import { DEMO_COMPANY, DEMO_COURSE_PLACES } from '#content/demo-company.ts';
import { DEMO_EPISODES } from '#content/demo-episodes.ts';
import { ATTACHMENT_CATALOGUE } from '#domain/attachment.ts';
import { companySchema } from '#domain/company-fields.ts';
import { type ContactField, contactSearchText } from '#domain/contact-request.ts';
import { automaticSlug, type City, type Course } from '#domain/course.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import { type SignUp, searchText } from '#domain/sign-up.ts';
import type { App } from '../app.ts';
import { instant, today } from '../clock.ts';
import { fillInDemoArticles } from './demo-articles.ts';

interface DemoCourse {
  type: string;
  city: City;
  /** Days from the first start, so that the demo never grows old before it is filled in. */
  inDays: number;
  status?: Course['status'];
  slugEnd?: string;
}

const DEMO_COURSES: DemoCourse[] = [
  { type: 'elektrotechnik', city: 'Žilina', inDays: 24 },
  { type: 'vysokozdvizny-vozik', city: 'Žilina', inDays: 30 },
  { type: 'prva-pomoc', city: 'Žilina', inDays: 45 },
  { type: 'viazac-zeriavnik', city: 'Žilina', inDays: 52 },
  { type: 'praca-vo-vyskach', city: 'Žilina', inDays: 73 },
  { type: 'bozp-veduci', city: 'Žilina', inDays: 89 },
  { type: 'prva-pomoc', city: 'Bratislava', inDays: 32 },
  { type: 'protipoziarna-hliadka', city: 'Bratislava', inDays: 61 },
  { type: 'vodici', city: 'Bratislava', inDays: 40 },
  { type: 'lesenar', city: 'Liptovský Mikuláš', inDays: 37 },
  { type: 'tlakove-zariadenia', city: 'Liptovský Mikuláš', inDays: 66 },
  { type: 'stavebne-stroje', city: 'Považská Bystrica', inDays: 44, status: 'inactive' },
  { type: 'zvaranie', city: 'Považská Bystrica', inDays: 58 },
  { type: 'chemicke-faktory', city: 'Liptovský Mikuláš', inDays: 80, status: 'inactive' },
  { type: 'prva-pomoc', city: 'Žilina', inDays: -38, slugEnd: '-jesen' },
];

type DemoSignUp = Pick<SignUp, 'firstName' | 'lastName' | 'companyName' | 'numberOfWorkers' | 'email' | 'seats'> & {
  course: number;
  message: string;
  status?: SignUp['status'];
  reviewed?: boolean;
};

const person = (firstName: string, lastName: string, email: string) => ({
  firstName,
  lastName,
  email,
  companyName: '',
  numberOfWorkers: '',
  seats: 1,
});
const company = (companyName: string, numberOfWorkers: string, seats: number, email: string) => ({
  firstName: '',
  lastName: '',
  companyName,
  numberOfWorkers,
  seats,
  email,
});

// the viazač course (3) is full, so that a substitute can be seen
const DEMO_SIGN_UPS: DemoSignUp[] = [
  {
    ...person('Tomáš', 'Cvičný', 'tomas.cvicny@example.sk'),
    course: 0,
    message: 'Predchádzajúce osvedčenie mi končí v máji.',
  },
  {
    ...company('Pekáreň Príklad s. r. o.', '3', 3, 'pekaren@example.sk'),
    course: 2,
    message: 'Prosíme faktúru na sídlo firmy.',
    reviewed: true,
  },
  {
    ...company('Dielňa Vzor s. r. o.', 'asi päť', 1, 'dielna@example.sk'),
    course: 0,
    message: 'Presný počet potvrdíme do piatka.',
  },
  {
    ...company('Žeriavy Ukážka, a. s.', '12', 12, 'zeriavy@example.sk'),
    course: 3,
    message: 'Celá zmena, mená pošleme v tabuľke.',
    reviewed: true,
  },
  {
    ...person('Jana', 'Skúšobná', 'jana.skusobna@example.sk'),
    course: 3,
    message: 'Rada prídem aj ako náhradníčka.',
    status: 'waiting',
  },
  {
    ...company('Sklad Model s. r. o.', '8', 8, 'sklad@example.sk'),
    course: 1,
    message: 'Traja sú úplní začiatočníci.',
    reviewed: true,
  },
  {
    ...person('Peter', 'Vzorový', 'peter.vzorovy@example.sk'),
    course: 6,
    message: 'Ďakujem, už to nestihnem.',
    status: 'cancelled',
    reviewed: true,
  },
];

const DEMO_CONTACT_REQUESTS: (Record<ContactField, string> & { handled?: true })[] = [
  {
    firstName: 'Petra',
    lastName: 'Ukážková',
    email: 'doprava@example.sk',
    phone: '+421 900 000 060',
    company: 'Doprava Vzor, a. s.',
    ico: '99999986',
    pocetZ: '160',
    fluktuacia: '12 %',
    urazy: '2',
    prevadzky: '5',
    zameranie: 'Doprava a sklady',
    message:
      'Hľadáme dodávateľa BOZP a OPP pre päť skladov.\nTerajšia zmluva končí v júni, prosíme termín obhliadky.',
  },
  {
    firstName: 'Ján',
    lastName: 'Modelový',
    email: 'penzion@example.sk',
    phone: '+421 900 000 061',
    company: 'Penzión Príklad s. r. o.',
    ico: '99999978',
    pocetZ: '14, v sezóne 22',
    fluktuacia: '6 odišlo, 8 prišlo',
    urazy: '0',
    prevadzky: '1',
    zameranie: 'Ubytovanie a kuchyňa',
    message: 'Potrebujeme školenie sezónnych zamestnancov ešte pred letom.',
  },
  {
    firstName: 'Mária',
    lastName: 'Skúšobná',
    email: 'pekaren.model@example.sk',
    phone: '+421 900 000 062',
    company: 'Pekáreň Model s. r. o.',
    ico: 'zakladáme',
    pocetZ: '8',
    fluktuacia: '0',
    urazy: '0',
    prevadzky: '2',
    zameranie: 'Výroba pečiva, predajňa',
    message: 'Otvárame v marci. Čo všetko musíme mať hotové prvý deň?',
    handled: true,
  },
];

/** Fills an empty database with an invented company, courses, sign-ups and contact requests; leaves any other as it is. */
export async function fillWithDemo(app: App): Promise<void> {
  const begun =
    (await app.db.selectFrom('course').select('id').limit(1).executeTakeFirst()) ??
    (await app.db.selectFrom('company').select('id').executeTakeFirst());
  if (begun) return;
  const now = instant(app);
  const courses = DEMO_COURSES.map((course, index) => toCourse(app, course, index));
  await app.db.transaction().execute(async (db) => {
    const details = JSON.stringify(companySchema.parse(DEMO_COMPANY));
    // of two servers that begin at once, who writes the company fills in the rest
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('company')
      .values({ id: 1, details, updatedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    for (const course of courses) {
      const attachments = JSON.stringify(course.attachments);
      await db
        .insertInto('course')
        .values({ ...course, attachments, createdAt: now, updatedAt: now })
        .execute();
    }
    for (const [index, signUp] of DEMO_SIGN_UPS.entries()) {
      await db
        .insertInto('signUp')
        .values(toSignUp(app, signUp, courses[signUp.course] as Course, index))
        .execute();
    }
    for (const [index, { handled, ...fields }] of DEMO_CONTACT_REQUESTS.entries()) {
      await db
        .insertInto('contactRequest')
        .values({
          ...fields,
          id: `demo-${index + 1}`,
          receivedAt: instant(app, { minutes: -130 * (index + 1) }),
          handledAt: handled ? now : null,
          searchText: contactSearchText(fields),
        })
        .execute();
    }
    await fillInDemoArticles(app, db);
    for (const { daysAgo, ...episode } of DEMO_EPISODES) {
      const day = Temporal.PlainDate.from(today(app)).subtract({ days: daysAgo }).toString();
      const links = { streamingUrl: '', videoUrl: '', audioUrl: '', audioBytes: 0 };
      await db
        .insertInto('episode')
        .values({ ...episode, ...links, id: `demo-${episode.number}`, day, updatedAt: now })
        .execute();
    }
  });
  for (const topic of ['courses', 'company', 'articles', 'episodes'] as const) app.changes.announce(topic);
}

function toCourse(
  app: App,
  { type, city, inDays, status = 'active', slugEnd = '' }: DemoCourse,
  index: number,
): Course {
  const { durationDays, form, ...texts } = COURSE_TYPES[type] as (typeof COURSE_TYPES)[string];
  const first = Temporal.PlainDate.from(today(app)).add({ days: inDays });
  return {
    ...texts,
    id: `demo-${index + 1}`,
    slug: automaticSlug(texts.nameOfCourse, city) + slugEnd,
    date: first.toString(),
    dateTo: durationDays > 1 ? first.add({ days: durationDays - 1 }).toString() : null,
    place: DEMO_COURSE_PLACES[city],
    city,
    status,
    attachments: ATTACHMENT_CATALOGUE.filter(({ url }) => url === form),
  };
}

function toSignUp(app: App, { course: _, reviewed, ...signUp }: DemoSignUp, course: Course, index: number) {
  const receivedAt = instant(app, { minutes: -95 * (DEMO_SIGN_UPS.length - index) });
  const status = signUp.status ?? 'confirmed';
  const applicant = signUp.companyName ? ('company' as const) : ('person' as const);
  const facts = {
    ...signUp,
    id: `demo-${index + 1}`,
    applicant,
    courseId: course.id,
    courseName: course.nameOfCourse,
    courseDate: course.date,
    courseDateTo: course.dateTo,
    courseCity: course.city,
    phone: `+421 900 000 0${50 + index}`,
    consent: 'given' as const,
    consentVersion: PRIVACY_NOTICE_VERSION,
    status,
    receivedAt,
    reviewedAt: reviewed ? instant(app) : null,
    cancelledAt: status === 'cancelled' ? instant(app) : null,
  };
  return { ...facts, searchText: searchText(facts) };
}
