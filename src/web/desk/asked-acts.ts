import { courseVisibility } from '#domain/courses/course.ts';
import { formatDay } from '#domain/day.ts';
import { type ParsedFields, parseFields } from '#domain/field-error.ts';
import { reasonSchema } from '#domain/results/result-fields.ts';
import { counted } from '#domain/slovak.ts';
import { findClient, listClientWithJoined } from '#server/clients/client-details.ts';
import { deleteClient } from '#server/clients/clients.ts';
import { findCompany } from '#server/company/company.ts';
import { renewCourseLink } from '#server/courses/course-moves.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { deleteCourseType, findCourseType } from '#server/courses/course-types.ts';
import { deleteEmailTemplate, findEmailTemplate } from '#server/email-templates/email-templates.ts';
import { deleteEpisode, findEpisode } from '#server/episodes/episodes.ts';
import { findDocument, listCourseDocuments } from '#server/issued-documents/issued-documents.ts';
import { revokeDocument } from '#server/issued-documents/revocation.ts';
import { findPhotograph, listPhotographSubjects, removePhotograph } from '#server/photographs/photographs.ts';
import { reopenCourse } from '#server/results/results.ts';
import { readForm } from '#web/forms/form.ts';
import { type AskedAct, askedAct, type QuestionField, refuse } from './asked-act.ts';
import { clientList } from './clients/client-list.ts';
import { coursePagePath, courseSteps, occupancyPath } from './courses/course-paths.ts';
import { CLIENTS, COURSE_TYPES, EMAIL_TEMPLATES, PHOTOGRAPHS } from './kit/desk-sections.ts';
import { PARTICIPANT_QUESTIONS } from './participants/participant-questions.ts';
import { OFFER_QUESTIONS } from './seat-offers/offer-questions.ts';
import { SIGN_UP_QUESTIONS } from './sign-ups/sign-up-questions.ts';

const PODCAST = '/dashboard/podcast';

const TYPE_IS_USED = {
  'in-use': 'Typ nemožno zmazať, niektorý kurz ho má.',
  'has-waitlist': 'Typ nemožno zmazať, niekto čaká na jeho termín. Najprv čakajúcich vyraďte zo zoznamu.',
};

const IS_JOINED = 'Klient je spojený s inou firmou. Najprv ich na karte rozpojte, potom ho môžete zmazať.';

const REASON: QuestionField = {
  name: 'dovod',
  label: 'Dôvod *',
  hint: 'Napríklad „bol vydaný na nesprávny deň“. Uvidí ho každý, kto doklad overí.',
  required: true,
};

/** Every act that only asks before it is done; `question-page.tsx` shows them. */
export const ASKED_ACTS: readonly AskedAct[] = [
  askedAct({
    path: '/dashboard/podcast/:id/zmazanie',
    area: 'content',
    find: ({ db }, { params }) => findEpisode(db, params.id),
    ask: ({ number, title, day }) => ({
      parents: [{ title: 'Podcast', to: PODCAST }],
      title: 'Zmazať epizódu',
      isRed: true,
      note: `${number}. ${title}, ${formatDay(day)}`,
      consequence:
        'Epizóda zmizne zo stránky Podcast aj z kanála RSS. Zvuk a video na platformách zostanú. Zmazanie sa nedá vrátiť.',
      back: { label: 'Späť na podcast', to: PODCAST },
    }),
    run: (change, { params }) => deleteEpisode(change, params.id),
    answer: () => PODCAST,
  }),
  askedAct({
    path: '/dashboard/sablony/:id/zmazanie',
    area: 'office',
    find: ({ db }, { params }) => findEmailTemplate(db, params.id),
    ask: ({ title }) => ({
      parents: [{ title: 'Šablóny e-mailov', to: EMAIL_TEMPLATES }],
      title: 'Zmazať šablónu e-mailu',
      isRed: true,
      note: title,
      consequence: 'E-maily, ktoré sa z nej napísali, zostanú. Zmazanie sa nedá vrátiť.',
      back: { label: 'Späť na šablóny', to: EMAIL_TEMPLATES },
    }),
    run: (change, { params }) => deleteEmailTemplate(change, params.id),
    answer: () => EMAIL_TEMPLATES,
  }),
  askedAct({
    path: '/dashboard/typy/:id/zmazanie',
    area: 'office',
    find: ({ db }, { params }) => findCourseType(db, params.id),
    ask: ({ name }) => ({
      parents: [{ title: 'Typy kurzov', to: COURSE_TYPES }],
      title: 'Zmazať typ kurzu',
      isRed: true,
      note: name,
      consequence:
        'Typ zmizne z ponuky v správe aj zo stránok, ktoré ho spomínajú. Zmazať možno iba typ, ktorý nemá žiadny kurz a na ktorého termín nikto nečaká. Zmazanie sa nedá vrátiť.',
      back: { label: 'Späť na typy', to: COURSE_TYPES },
    }),
    run: (change, { params }) => deleteCourseType(change, params.id),
    answer: (outcome) => (outcome === 'done' ? COURSE_TYPES : refuse(TYPE_IS_USED[outcome])),
  }),
  askedAct({
    path: '/dashboard/klienti/:id/zmazanie',
    area: 'office',
    async find({ db }, { params: { id } }) {
      const client = await findClient(db, id);
      if (!client) return undefined;
      const { name, primaryClientId } = client;
      const isJoined = primaryClientId !== id || (await listClientWithJoined(db, id)).length > 1;
      return { name, card: clientList.record(primaryClientId), isJoined };
    },
    ask: ({ name, card, isJoined }) => ({
      parents: [
        { title: 'Klienti', to: CLIENTS },
        { title: name, to: card },
      ],
      title: 'Zmazať klienta',
      isRed: true,
      note: name,
      consequence:
        'Zmaže sa karta, kontakty, prevádzky, zmluva a poznámka. Prihlášky a dopyty zostanú, budú však bez klienta. Zmazanie sa nedá vrátiť.',
      refusal: isJoined ? IS_JOINED : undefined,
      back: { label: 'Späť na kartu', to: card },
    }),
    run: (change, { params }) => deleteClient(change, params.id),
    answer: (outcome) => (outcome === 'done' ? CLIENTS : refuse(IS_JOINED)),
  }),
  askedAct({
    path: '/dashboard/firma/fotografie/:subject/odobratie',
    area: 'settings',
    async find(app, { params: { subject } }) {
      const photograph = await findPhotograph(app.db, subject);
      if (!photograph) return undefined;
      const subjects = await listPhotographSubjects(app, await findCompany(app.db));
      return { ...photograph, name: subjects.find((listed) => listed.subject === subject)?.name ?? photograph.alt };
    },
    ask: ({ name, image, alt }) => ({
      parents: [{ title: 'Fotografie', to: PHOTOGRAPHS }],
      title: 'Odobrať fotografiu',
      isRed: true,
      note: name,
      picture: { image, alt },
      consequence:
        'Fotografia zmizne z webu aj z úložiska. Na jej mieste bude značka alebo kresba ako predtým. Odobratie sa nedá vrátiť, fotografiu by ste museli nahrať znova.',
      back: { label: 'Späť na fotografie', to: PHOTOGRAPHS },
    }),
    run: (change, { params }) => removePhotograph(change, params.subject),
    answer: () => PHOTOGRAPHS,
  }),
  askedAct({
    path: '/dashboard/kurzy/:id/novy-odkaz',
    area: 'office',
    find: ({ db }, { params }) => findCourse(db, params.id),
    ask: (course) => ({
      parents: courseSteps(course),
      title: 'Vymeniť odkaz na kurz',
      note: course.nameOfCourse,
      consequence:
        'Vznikne nový odkaz a doterajší prestane platiť, aj v e-mailoch, ktoré už odišli. Prihlášky zostanú.',
      refusal: courseVisibility(course) === 'private' ? undefined : 'Kurz nie je súkromný, odkaz nepotrebuje.',
      back: { label: 'Späť na kurz', to: occupancyPath(course.id) },
    }),
    run: async (change, { params }) => (await renewCourseLink(change, params.id)).outcome,
    // a course that is no longer private has no link to show: its page says so
    answer: (_, { params }) => occupancyPath(params.id),
  }),
  askedAct({
    path: '/dashboard/kurzy/:id/znovuotvorenie',
    area: 'office',
    async find({ db }, { params: { id } }) {
      const course = await findCourse(db, id);
      const documents = course ? await listCourseDocuments(db, id) : [];
      return course && { ...course, valid: documents.filter(({ revokedAt }) => revokedAt === null).length };
    },
    ask: ({ valid, ...course }) => ({
      parents: courseSteps(course),
      title: 'Znova otvoriť kurz',
      isRed: true,
      note: course.nameOfCourse,
      consequence: `Výsledky a prítomnosť sa budú dať opraviť. ${
        valid === 0
          ? 'Zatiaľ nie je vydaný žiadny doklad.'
          : `${counted(valid, 'vydaný doklad prestane', 'vydané doklady prestanú', 'vydaných dokladov prestane')} platiť. Po uzavretí vydáte nové, s novými číslami.`
      }`,
      fields: valid > 0 ? [REASON] : undefined,
      back: { label: 'Späť na doklady', to: coursePagePath(course.id, 'doklady') },
    }),
    async read(args): Promise<ParsedFields<{ dovod: string | undefined }>> {
      const { texts } = await readForm(args);
      return texts.has('dovod') ? parseReason(texts) : { valid: true, fields: { dovod: undefined } };
    },
    run: (change, { params }, { dovod }) => reopenCourse(change, params.id, dovod),
    // one that was opened meanwhile is as wanted
    answer: ({ outcome }, { params }) =>
      outcome === 'reason-missing'
        ? refuse('Medzitým niekto vydal doklady. Otvorte túto stránku znova a napíšte, prečo prestanú platiť.')
        : coursePagePath(params.id, 'uzavretie'),
  }),
  askedAct({
    path: '/dashboard/doklady/:documentId/zrusenie',
    area: 'office',
    find: ({ db }, { params }) => findDocument(db, params.documentId),
    ask: ({ courseId, number, facts, revokedAt }) => ({
      parents: [
        ...courseSteps({ id: courseId, nameOfCourse: facts.nameOfCourse }),
        { title: 'Doklady', to: coursePagePath(courseId, 'doklady') },
      ],
      title: `Zrušiť doklad č. ${number}`,
      isRed: true,
      note: facts.name,
      consequence:
        'Papier zostane u držiteľa, ale stránka na overenie ukáže, že neplatí. Kto prospel, tomu potom vydáte nový.',
      refusal: revokedAt === null ? undefined : 'Doklad už neplatí.',
      fields: [REASON],
      back: { label: 'Späť na doklady', to: coursePagePath(courseId, 'doklady') },
    }),
    read: async (args) => parseReason((await readForm(args)).texts),
    run: (change, { params }, { dovod }) => revokeDocument(change, params.documentId, dovod),
    answer: ({ courseId }) => coursePagePath(courseId, 'doklady'),
  }),
  ...SIGN_UP_QUESTIONS,
  ...OFFER_QUESTIONS,
  ...PARTICIPANT_QUESTIONS,
];

function parseReason(texts: FormData) {
  return parseFields(reasonSchema, Object.fromEntries(texts));
}
