import type { EmailKind } from '#domain/emails/email.ts';
import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { seatsOfSignUp } from '#server/sign-ups/participants.ts';

/** What undoing an action must restore: who has which place, what is offered, and what applicants are still to be sent. */
export async function readPlaces(db: Db) {
  const [courses, signUps, offers, emails] = await Promise.all([
    db
      .selectFrom('course')
      .select(['id', 'date', 'capacity', 'status', 'isPrivate', 'cancelledAt'])
      .orderBy('id')
      .execute(),
    db
      .selectFrom('signUp')
      .leftJoin('waitlistEntry', 'waitlistEntry.id', 'waitlistEntryId')
      .select(['signUp.id', 'courseId', 'courseDate', 'status', 'reviewedAt', 'lastNotified', seatsOfSignUp])
      // an entry that was offered a date waits again, and the sign-up it had for that date stays as a cancelled one
      .where(({ or, eb }) =>
        or([
          eb('status', '!=', 'cancelled'),
          eb('waitlistEntryId', 'is', null),
          eb('waitlistEntry.endedAt', 'is not', null),
        ]),
      )
      .orderBy('signUp.id')
      .execute(),
    db
      .selectFrom('seatOffer')
      // a group that may be split is offered as many as are free now
      .select('signUpId')
      .where('state', '=', 'open')
      .orderBy('signUpId')
      .execute(),
    db
      .selectFrom('email')
      .select(['aboutId', 'kind'])
      .where('status', 'in', ['waiting', 'held'])
      .orderBy('aboutId')
      .orderBy('kind')
      .execute(),
  ]);
  return { courses, signUps, offers, emails };
}

/**
 * What applicants are wrong about: the last email about their place is not true, or one that is still to be sent. Every
 * action of a history notifies applicants.
 */
export async function listMisinformed(db: Db): Promise<string[]> {
  const signUps = await db
    .selectFrom('signUp')
    .select(['id', 'status', 'waitlistEntryId', 'restOfId'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('seatOffer')
          .select('seatOffer.id')
          .whereRef('seatOffer.signUpId', '=', 'signUp.id')
          .where('seatOffer.state', '=', 'open'),
      ).as('isOffered'),
    )
    .where('email', '!=', '')
    .execute();
  const emails = await db
    .selectFrom('email')
    .select(['aboutId', 'kind', 'createdAt', 'status'])
    .where('aboutNoun', '=', 'signUp')
    .where('kind', 'in', ABOUT_PLACE)
    .where('status', '!=', 'dropped')
    .orderBy('createdAt')
    .execute();
  const byId = Map.groupBy(emails, ({ aboutId }) => aboutId);
  return signUps.flatMap(({ id, status, waitlistEntryId, restOfId, isOffered }) => {
    const about = byId.get(id) ?? [];
    const newest = kindsOf(about.filter(({ createdAt }) => createdAt === about.at(-1)?.createdAt));
    // a move is news even of a place that was given up since: the later email names the course it was moved to
    const unsent = kindsOf(
      about.filter(({ kind, status }) => kind !== 'signUpMoved' && (status === 'waiting' || status === 'held')),
    );
    // an entry returns to the waitlist when its offer ends, which its email has announced
    const isReturned = status === 'cancelled' && waitlistEntryId !== null && newest.includes('seatOffered');
    // emails about the others of a split group, or about the entry on the waitlist, have announced it
    const isAnnounced = about.length === 0 && (restOfId ?? waitlistEntryId) !== null;
    const isTrue = isReturned || isAnnounced || newest.some((kind) => TRUE_OF[status].includes(kind));
    const untrue = unsent.filter((kind) => !TRUE_OF[status].includes(kind) || (kind === 'seatOffered' && !isOffered));
    return [
      ...(isTrue ? [] : [`${id} is ${status}, the last email is ${newest.join(' and ') || 'none'}`]),
      ...untrue.map((kind) => `${id} is ${status}, and ${kind} is still to be sent`),
    ];
  });
}

function kindsOf(emails: readonly { kind: EmailKind }[]): EmailKind[] {
  return emails.map(({ kind }) => kind);
}

const ABOUT_PLACE = [
  'signUpConfirmed',
  'signUpWaiting',
  'signUpCancelled',
  'seatOffered',
  'signUpMoved',
  'courseCancelled',
] as const;

const TRUE_OF: Record<SignUpStatus, readonly EmailKind[]> = {
  confirmed: ['signUpConfirmed', 'signUpMoved'],
  waiting: ['signUpWaiting', 'signUpMoved', 'seatOffered'],
  cancelled: ['signUpCancelled', 'courseCancelled'],
};
