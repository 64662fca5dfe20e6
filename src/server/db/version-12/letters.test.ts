import { describe, expect, test } from 'vitest';
import type { LetterKind, ReadableLetterAbout } from '#domain/letters/letter.ts';
import { listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { findOutage } from '#server/letters/mail-outage.ts';
import { findLetter, listLetters } from '#server/letters/outbox.ts';
import { countHeldLetters } from '#server/letters/post-counts.ts';
import { listPost } from '#server/letters/post-list.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { onVersion12 } from '../../../../test/databases/version-12.ts';
import type { App } from '../../app.ts';

/** All that version wrote. */
const KINDS: LetterKind[] = [
  'staffNewSignUp',
  'staffNewContact',
  'contactReceived',
  'signUpConfirmed',
  'signUpWaiting',
  'signUpCancelled',
];

/** One sign-up and one contact request have a letter of every kind in every state. */
async function subjectOf(app: App, kind: LetterKind): Promise<ReadableLetterAbout> {
  if (kind === 'contactReceived' || kind === 'staffNewContact') return contactOf(app, 'listova@example.sk');
  return signUpOf(app, 'lea@example.sk');
}

async function signUpOf({ db }: App, email: string): Promise<ReadableLetterAbout> {
  const { rows: signUps } = await listSignUps(db, { search: email, page: 1 });
  return { noun: 'signUp', id: signUps[0]?.id ?? '' };
}

async function contactOf({ db }: App, email: string): Promise<ReadableLetterAbout> {
  const { rows: requests } = await listContactRequests(db, '2026-11-20', { search: email, page: 1 });
  return { noun: 'contactRequest', id: requests[0]?.id ?? '' };
}

onVersion12((app) => {
  describe.each(KINDS)('has a letter, %s,', (kind) => {
    const lettersOf = async () => {
      const letters = await listLetters(app().db, await subjectOf(app(), kind));
      return new Map(letters.filter((letter) => letter.kind === kind).map((letter) => [stateOf(letter), letter]));
    };
    const stateOf = ({ recipient }: { recipient: string }) => recipient.split(/[.@]/)[1];
    const read = async (state: string) => {
      const { id = '' } = (await lettersOf()).get(state) ?? {};
      return findLetter(app().db, await subjectOf(app(), kind), id, 'http://localhost');
    };

    test('in every state there is', async () => {
      const letters = [...(await lettersOf()).entries()];
      expect(Object.fromEntries(letters.map(([state, { status }]) => [state, status]))).toEqual({
        untried: 'waiting',
        postponed: 'waiting',
        outage: 'waiting',
        sent: 'sent',
        failed: 'failed',
        'too-old': 'held',
        'daily-limit': 'held',
        dropped: 'dropped',
        replaced: 'replaced',
        successor: 'waiting',
        'old-sent': 'sent',
        'old-failed': 'failed',
        'old-waiting': 'waiting',
      });
    });

    test('that waits on for its reason and until its time', async () => {
      const letters = await lettersOf();
      expect(letters.get('untried')).toMatchObject({ attempts: 0, cause: null, dueAt: '2026-11-19T08:00:00.000Z' });
      const postponed = { attempts: 2, cause: 'postponed', lastError: '450 4.2.0 Try again later' };
      expect(letters.get('postponed')).toMatchObject({ ...postponed, dueAt: '2026-11-20T12:00:00.000Z' });
      expect(letters.get('outage')).toMatchObject({ attempts: 1, cause: 'unreachable' });
    });

    test('that was held, dropped or given up for its reason', async () => {
      const letters = await lettersOf();
      expect(letters.get('too-old')).toMatchObject({ heldBecause: 'too-old' });
      expect(letters.get('daily-limit')).toMatchObject({ heldBecause: 'daily-limit' });
      expect(letters.get('dropped')).toMatchObject({ heldBecause: 'daily-limit' });
      expect(letters.get('failed')).toMatchObject({ cause: 'no-mailbox', lastError: '550 5.1.1 User unknown' });
    });

    test('that names the one it repeats', async () => {
      const letters = await lettersOf();
      expect(letters.get('successor')).toMatchObject({ originalId: letters.get('replaced')?.id });
    });

    test('that reads as it left', async () => {
      const letter = await read('sent');
      expect(letter).toMatchObject({ status: 'sent', sentAt: '2026-11-19T08:00:05.000Z' });
      expect(letter?.html).toContain('</html>');
      expect(letter?.text).toContain('Vzorová bezpečnosť s. r. o.');
      expect(letter?.calendar ? JSON.parse(letter.calendar).method : undefined).toBe(CALENDARS[kind]);
      // nothing of it is written anew: its reader was somebody else
      expect((await read('failed'))?.text.trim()).toBe(letter?.subject);
    });

    test.each(['untried', 'old-sent', 'old-failed', 'old-waiting'])(
      'that was never kept, %s, and can be read',
      async (state) => {
        const letter = await read(state);
        expect(letter?.html).toContain('</html>');
        expect(letter?.text).toContain('Vzorová bezpečnosť s. r. o.');
      },
    );
  });

  test('counts the letters that are held, and tells whose they are', async () => {
    expect(await countHeldLetters(app().db)).toEqual({ 'too-old': 8, 'daily-limit': 7, 'address-bounced': 0 });
    const { rows: letters } = await listPost(app().db, { state: 'held', page: 1 });
    expect(new Set(letters.map(({ readable }) => readable?.aboutName))).toEqual(
      new Set(['Lea Listová', 'Listová s. r. o.', 'Stará Správa', 'Častá 4']),
    );
  });

  test('knows since when the mail server is down', async () => {
    expect(await findOutage(app())).toMatchObject({ trouble: 'unreachable', since: '2026-11-20T10:01:00.000Z' });
  });

  test('tries a letter again that was being sent, once its lease is over', async () => {
    const letters = await listLetters(app().db, await signUpOf(app(), 'prave@example.sk'));
    const underWay = { kind: 'signUpConfirmed', status: 'waiting', attempts: 1, isBeingSent: false };
    expect(letters).toContainEqual(expect.objectContaining(underWay));
  });

  test('tells what became of a letter to a mistyped address', async () => {
    const letters = await listLetters(app().db, await signUpOf(app(), 'preklep@example.sk'));
    const mistyped = letters.find(({ recipient }) => recipient === 'preklep@example.sk');
    expect(mistyped).toMatchObject({ status: 'replaced', cause: 'no-mailbox' });
    const mended = { recipient: 'opraveny@example.sk', status: 'sent', originalId: mistyped?.id };
    expect(letters).toContainEqual(expect.objectContaining(mended));
  });
});

const CALENDARS: Partial<Record<LetterKind, string>> = { signUpConfirmed: 'PUBLISH', signUpCancelled: 'CANCEL' };
