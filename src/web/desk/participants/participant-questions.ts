import { redirect } from 'react-router';
import { parseFields } from '#domain/field-error.ts';
import { participantName, rosterOf, unnamedSentence } from '#domain/sign-ups/participant.ts';
import { PARTICIPANT_MESSAGES, participantSchema } from '#domain/sign-ups/participant-fields.ts';
import { countedSeats, verbFor } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import {
  addPlace,
  type ParticipantMoveOutcome,
  replaceParticipant,
  restoreParticipant,
  withdrawParticipants,
} from '#server/sign-ups/participant-moves.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';
import { type AskedAct, askedAct, type QuestionField, readSendEmail } from '#web/desk/asked-act.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { aboutSignUp } from '#web/desk/sign-ups/sign-up-head.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { answerMove, askedAbout, emailChoice } from '#web/desk/sign-ups/sign-up-move.ts';
import { courseAskedOn } from '#web/desk/sign-ups/sign-up-paths.ts';
import type { RecordArgs } from '#web/desk/staff-act.ts';
import { readForm } from '#web/forms/form.ts';
import { formValues } from '#web/forms/form-values.ts';
import { chosenAmong, chosenIds, findWithParticipants } from './find-participants.ts';

/** The questions before people of a sign-up are withdrawn, added, restored or replaced. */
export const PARTICIPANT_QUESTIONS: readonly AskedAct[] = [
  askedAct({
    path: '/dashboard/prihlasky/:id/ucastnici/odhlasenie',
    area: 'office',
    async find({ db }, { context, params, url }) {
      const { signUp, participants } = await findWithParticipants(db, params.id);
      const chosen = chosenAmong(participants, url);
      const about = askedAbout(signUp, url);
      if (signUp.status === 'cancelled') throw redirect(about.back.to);
      if (chosen.length === 0) {
        setNotice({ context }, 'nothing-chosen');
        throw redirect(about.back.to);
      }
      // withdrawing all participants cancels the sign-up itself
      if (chosen.length === participants.length)
        throw redirect(signUpList.record(params.id, {}, 'zrusenie', { obsadenost: courseAskedOn(url) }));
      return { signUp, about, chosen, remaining: participants.length - chosen.length, query: url.search };
    },
    ask({ signUp, about, chosen, remaining, query }) {
      const { names, unnamed } = rosterOf(chosen);
      return {
        ...about,
        title: 'Odhlásiť účastníkov',
        isRed: true,
        consequence: `V prihláške ${verbFor(remaining, 'ostane', 'ostanú')} ${countedSeats(remaining)}. Uvoľnené miesta môže dostať niekto iný.`,
        affected: [...names, ...(unnamed > 0 ? [unnamedSentence(unnamed)] : [])].map((name) => ({ name })),
        email: emailChoice(signUp, `ucastnici${query}`),
        button: { label: 'Odhlásiť z kurzu' },
      };
    },
    read: readSendEmail,
    run: (change, { params, url }, choice) => withdrawParticipants(change, params.id, chosenIds(url), choice),
    answer: answerParticipantMove,
  }),
  askedAct({
    path: '/dashboard/prihlasky/:id/ucastnici/pridanie',
    area: 'office',
    find: ({ db }, { params }) => findSignUp(db, params.id),
    ask: (signUp) => ({
      ...aboutSignUp(signUp),
      title: 'Pridať účastníka',
      consequence: 'Prihláška dostane jedno miesto navyše. Kto ho má, doplníte medzi menami.',
    }),
    run: (change, { params }) => addPlace(change, params.id),
    answer: answerParticipantMove,
  }),
  askedAct({
    path: '/dashboard/prihlasky/:id/ucastnici/:participantId/vratenie',
    area: 'office',
    async find({ db }, { params: { id, participantId } }) {
      const [signUp, participants] = await Promise.all([findSignUp(db, id), listParticipants(db, id)]);
      const participant = participants.find((participant) => participant.id === participantId);
      return signUp && participant && { signUp, participant };
    },
    ask: ({ signUp, participant }) => ({
      ...aboutSignUp(signUp),
      title: 'Vrátiť účastníka',
      consequence: `${participantName(participant) || 'Účastník bez mena'} sa vráti do prihlášky.`,
    }),
    run: (change, { params }) => restoreParticipant(change, params.id, params.participantId),
    // what is restored is not undone, but withdrawn again
    answer: (result, args) => answerParticipantMove(result, args),
  }),
  askedAct({
    path: '/dashboard/prihlasky/:id/ucastnici/:participantId/vymena',
    area: 'office',
    async find({ db }, { params: { id, participantId }, url }) {
      const { signUp, participants } = await findWithParticipants(db, id);
      const participant = participants.find((participant) => participant.id === participantId);
      return participant && { signUp, participant, about: askedAbout(signUp, url) };
    },
    ask: ({ signUp, participant, about }) => ({
      ...about,
      title: 'Vymeniť účastníka',
      consequence: `Kto príde namiesto: ${participantName(participant) || 'účastníka bez mena'}?`,
      email: { label: signUp.email && `Poslať e-mail na ${signUp.email}` },
      fields: COLLEAGUE_FIELDS,
    }),
    async read(args) {
      const { texts } = await readForm(args);
      const values = formValues(
        texts,
        COLLEAGUE_FIELDS.map(({ name }) => name),
      );
      const colleague = parseFields(participantSchema(today(appOf(args.context))), values);
      if (!colleague.valid) return colleague;
      return participantName(colleague.fields)
        ? { valid: true, fields: { colleague: colleague.fields, sendEmail: texts.has('sendEmail') } }
        : { valid: false, errors: [{ field: 'lastName', message: PARTICIPANT_MESSAGES.name }] };
    },
    run: (change, { params }, { colleague, ...choice }) =>
      replaceParticipant(change, params.id, params.participantId, colleague, choice),
    answer: answerParticipantMove,
  }),
];

const COLLEAGUE_FIELDS = [
  { name: 'firstName', label: 'Meno', autoComplete: 'off' },
  { name: 'lastName', label: 'Priezvisko', autoComplete: 'off' },
  {
    name: 'birthDate',
    label: 'Dátum narodenia',
    placeholder: 'dd.mm.rrrr',
    hint: 'Len ak ho treba na doklad.',
    autoComplete: 'off',
  },
  { name: 'email', label: 'E-mail', hint: 'Nepovinné.', autoComplete: 'off' },
] as const satisfies QuestionField[];

/** The response after a decision about people of a sign-up: the sign-up with its undo, or why it was refused. */
function answerParticipantMove(result: ParticipantMoveOutcome, request: RecordArgs, doneAt?: string) {
  const { id } = request.params;
  switch (result.outcome) {
    case 'no-participants-left':
      setNotice(request, 'no-participants-left');
      return redirect(signUpList.record(id, {}, 'zrusenie'), 303);
    case 'not-allowed':
      return redirect(signUpList.record(id), 303);
    case 'course-gone':
    case 'course-cancelled':
    case 'course-past':
      setNotice(request, result.outcome);
      return redirect(signUpList.record(id), 303);
    default:
      return answerMove(result, request, doneAt);
  }
}
