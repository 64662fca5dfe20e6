import { redirect } from 'react-router';
import { freeSeats } from '#domain/courses/seats.ts';
import { idsOf } from '#domain/record-id.ts';
import { applicantName, type Substitute } from '#domain/sign-ups/sign-up.ts';
import { allowsMove, seatObstacle, seatsShort } from '#domain/sign-ups/sign-up-moves.ts';
import { counted, countedSeats, verbFor } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { listOvertaken } from '#server/seat-offers/queue.ts';
import { cancelSignUps } from '#server/sign-ups/sign-up-batches.ts';
import { listChosenSignUps } from '#server/sign-ups/sign-up-list.ts';
import { cancelSignUp, confirmSignUp, restoreSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { type AskedAct, askedAct, readSendEmail, refuse } from '#web/desk/asked-act.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { chosenIds, withChosen } from '#web/desk/kit/choice.ts';
import { justDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { readForm } from '#web/forms/form.ts';
import { signUpList } from './sign-up-list.ts';
import { answerMove, emailChoice, findForMove } from './sign-up-move.ts';

/** The questions before a decision on a sign-up, or on all that are chosen in the list. */
export const SIGN_UP_QUESTIONS: readonly AskedAct[] = [
  askedAct({
    path: '/dashboard/prihlasky/:id/potvrdenie',
    area: 'office',
    async find(app, args) {
      const { signUp, course, about } = await findForMove(app, args, 'confirm');
      return { signUp, about, overtaken: course && (await listOvertaken(app.db, signUp, course)) };
    },
    ask: ({ signUp, about, overtaken }) => ({
      ...about,
      pageTitle: 'Potvrdenie prihlášky',
      title: 'Potvrdiť prihlášku',
      consequence: `${applicantName(signUp)} prejde z náhradníkov medzi účastníkov. ${signUp.email ? 'Dostane e-mail o potvrdenom mieste.' : `Nemá e-mail, zavolajte na ${signUp.phone}.`}`,
      overtaken: namedOvertaken('Dlhšie čakajú a na voľné miesta sa zmestia:', overtaken),
      email: emailChoice(signUp, 'potvrdenie'),
    }),
    read: readSendEmail,
    run: (change, { params }, choice) => confirmSignUp(change, params.id, choice),
    answer: answerMove,
  }),
  askedAct({
    path: '/dashboard/prihlasky/:id/zrusenie',
    area: 'office',
    async find(app, args) {
      const { signUp, course, about } = await findForMove(app, args, 'cancel');
      return { signUp, about, isFinal: seatObstacle(signUp, today(app), course) !== undefined };
    },
    ask: ({ signUp, about, isFinal }) => ({
      ...about,
      pageTitle: 'Zrušenie prihlášky',
      title: 'Zrušiť prihlášku',
      isRed: true,
      consequence:
        signUp.status === 'confirmed'
          ? `${applicantName(signUp)} príde o ${countedSeats(signUp.seats)} na kurze. ${isFinal ? 'Neskôr už prihlášku nebude možné vrátiť.' : 'Vrátiť prihlášku bude možné, len kým budú miesta voľné.'}`
          : `${applicantName(signUp)} prestane byť náhradníkom.`,
      email: emailChoice(signUp, 'zrusenie'),
    }),
    read: readSendEmail,
    run: (change, { params }, choice) => cancelSignUp(change, params.id, choice),
    answer: answerMove,
  }),
  /** With its seats, or among the substitutes where there are too few seats. */
  askedAct({
    path: '/dashboard/prihlasky/:id/obnovenie',
    area: 'office',
    async find(app, args) {
      const { signUp, course, about } = await findForMove(app, args, 'restore');
      if (!course) return undefined;
      const short = { free: freeSeats(course), wanted: signUp.seats };
      const isShort = short.wanted > short.free;
      return {
        signUp,
        about: { ...about, pageTitle: 'Vrátenie prihlášky', title: 'Vrátiť prihlášku' },
        obstacle: isShort ? seatsShort(short) : undefined,
        overtaken: isShort ? undefined : await listOvertaken(app.db, signUp, course),
      };
    },
    ask: ({ signUp, about, obstacle, overtaken }) =>
      obstacle
        ? {
            ...about,
            obstacle,
            consequence: `${applicantName(signUp)} sa môže vrátiť medzi náhradníkov, do poradia podľa času prijatia prihlášky.`,
            email: emailChoice(signUp, 'nahradnik'),
            button: { label: 'Vrátiť medzi náhradníkov', choice: { name: 'as', value: 'waiting' } },
          }
        : {
            ...about,
            consequence: `${applicantName(signUp)} dostane späť ${countedSeats(signUp.seats)} na kurze.`,
            overtaken: namedOvertaken('Na voľné miesta už čakajú a zmestia sa:', overtaken),
            email: emailChoice(signUp, 'potvrdenie'),
          },
    async read(args) {
      const { texts } = await readForm(args);
      const as = texts.get('as') === 'waiting' ? ('waiting' as const) : ('confirmed' as const);
      return { valid: true, fields: { as, sendEmail: texts.has('sendEmail') } };
    },
    run: (change, { params }, choice) => restoreSignUp(change, params.id, choice),
    // what is restored is not undone, but cancelled again
    answer: (result, args) => answerMove(result, args),
  }),
  askedAct({
    path: '/dashboard/prihlasky/zrusenie',
    area: 'office',
    async find({ db }, args) {
      const filter = signUpList.read(args.url.searchParams);
      const ids = chosenIds(args.url.searchParams);
      if (ids.length === 0) throw redirect(signUpList.at(filter, justDoneQuery({ skipped: {} })));
      const signUps = (await listChosenSignUps(db, ids)).filter((signUp) => allowsMove(signUp, 'cancel'));
      if (signUps.length > 0) return { filter, signUps };
      setNotice(args, 'sign-ups-cancelled');
      throw redirect(signUpList.at(filter));
    },
    ask({ filter, signUps }) {
      // going back keeps the same rows selected
      const list = withChosen(signUpList.at(filter), idsOf(signUps));
      const seats = signUps.reduce((sum, { status, seats }) => sum + (status === 'confirmed' ? seats : 0), 0);
      const [first, ...others] = signUps.filter(({ email }) => email);
      return {
        parents: [{ title: 'Prihlášky', to: list }],
        title: 'Zrušiť prihlášky',
        isRed: true,
        note: counted(signUps.length, ...signUpList.noun),
        consequence:
          seats > 0
            ? `Na kurzoch sa ${verbFor(seats, 'uvoľní', 'uvoľnia')} ${countedSeats(seats)}.`
            : 'Prestanú byť náhradníkmi.',
        affected: signUps.map((row) => ({ name: applicantName(row), row })),
        email: first && {
          ...emailChoice(first, 'zrusenie'),
          ...(others.length > 0 && {
            label: `Poslať e-mail ${others.length + 1} prihláseným`,
            title: `E-mail, ktorý dostane ${applicantName(first)}`,
          }),
        },
        back: { label: 'Späť na prihlášky', to: list },
      };
    },
    async read(args) {
      const { texts } = await readForm(args);
      return { valid: true, fields: { ids: chosenIds(texts), sendEmail: texts.has('sendEmail') } };
    },
    run: (change, _, { ids, ...choice }) => cancelSignUps(change, ids, choice),
    answer({ done, refused }, { url }, at) {
      if (done === 0) return refuse('Tieto prihlášky už boli zrušené.');
      const skipped = refused.length > 0 ? { cancelled: refused.length } : {};
      return signUpList.at(url.searchParams, justDoneQuery(justDone({ done, skipped }, at)));
    },
  }),
];

function namedOvertaken(title: string, signUps: Substitute[] = []) {
  return signUps.length > 0 ? { title, signUps } : undefined;
}
