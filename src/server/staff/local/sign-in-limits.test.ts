import { beforeEach, describe, expect, test } from 'vitest';
import { localLimits } from '#server/limits.ts';
import { type Attempt, SignInLimits } from './sign-in-limits.ts';

const JANA = 'jana@example.sk';
let limits: SignInLimits;

beforeEach(() => {
  limits = open('a secret of at least thirty-two characters');
});

let elapsed = 0;
const clock = { elapsed: () => elapsed };
const open = (authSecret: string) => new SignInLimits({ authSecret, limits: localLimits(clock), ...clock });
const wait = (duration: Temporal.DurationLike) => {
  elapsed += Temporal.Duration.from(duration).total('milliseconds');
};

let addresses = 0;
const take = (over: Partial<Attempt> = {}) => {
  addresses += 1;
  return limits.take({ account: JANA, clientAddress: `unknown-${addresses}`, deviceMarks: [], ...over });
};
/** Makes attempts at once, each from its own address unless given; returns how many were allowed, and failed. */
const fail = async (times: number, over: Partial<Attempt> = {}) => {
  const turns = await Promise.all(Array.from({ length: times }, () => take(over)));
  return turns.filter(({ allowed }) => allowed).length;
};
const succeed = async (over: Partial<Attempt> = {}) => {
  const turn = await take(over);
  if (!turn.allowed) throw new Error(turn.by);
  return turn.succeeded();
};

describe('the limit of one network address', () => {
  const office = { clientAddress: '192.0.2.1' };

  test('allows ten attempts in ten minutes, even if they are made at once', async () => {
    expect(await fail(200, office)).toBe(10);
    const turn = await take(office);
    expect(turn).toEqual({ allowed: false, by: 'sender', retryAfterSeconds: 600 });
    wait({ minutes: 10 });
    expect(await fail(200, office)).toBe(10);
  });

  test('counts failures only: successful sign-ins use up none', async () => {
    for (let i = 0; i < 12; i += 1) await succeed({ ...office, account: `${i}@example.sk` });
    expect(await fail(9, office)).toBe(9);
    for (let i = 0; i < 12; i += 1) await succeed({ ...office, account: `${i}@example.sk` });
    expect(await fail(20, office)).toBe(1);
  });

  test('gives the attempt of a sign-in with a second factor back once its code is accepted', async () => {
    for (let i = 0; i < 12; i += 1) {
      const attempt = { account: `${i}@example.sk`, deviceMarks: [], ...office };
      const turn = await limits.take(attempt);
      if (!turn.allowed) throw new Error(turn.by);
      await turn.passwordAccepted();
      await limits.remember(attempt);
    }
    expect(await fail(20, office)).toBe(10);
  });

  test('counts the attempts on all accounts together', async () => {
    let judged = 0;
    for (let i = 0; i < 20; i += 1) judged += await fail(1, { ...office, account: `${i}@example.sk` });
    expect(judged).toBe(10);
  });
});

describe('the limit of one account', () => {
  test.each([JANA, 'nikto@example.sk'])(
    '%s: allows unknown senders fifty failures an hour in all, from any number of addresses',
    async (account) => {
      expect(await fail(200, { account })).toBe(50);
      expect(await take({ account })).toEqual({ allowed: false, by: 'unknown', retryAfterSeconds: 3_600 });
      wait({ hours: 1 });
      expect(await fail(200, { account })).toBe(50);
    },
  );

  test('ignores failures on another account', async () => {
    await fail(200, { account: 'peter@example.sk' });
    expect(await take()).toMatchObject({ allowed: true });
  });

  test('ignores unknown senders whose password is right', async () => {
    for (let i = 0; i < 60; i += 1) await succeed();
  });

  test('ignores attempts that ended before the password was checked', async () => {
    for (let i = 0; i < 60; i += 1) {
      const turn = await take({ clientAddress: '192.0.2.1' });
      if (!turn.allowed) throw new Error(turn.by);
      await turn.undo();
    }
    expect(await fail(60)).toBe(50);
  });

  describe('reached by unknown senders', () => {
    const reachLimit = () => fail(60);

    test('admits the owner by a browser that has signed in before, which has its own attempts', async () => {
      const deviceMarks = await succeed();
      await reachLimit();
      expect(await fail(20, { deviceMarks, clientAddress: '192.0.2.9' })).toBe(10);
      expect(await take({ deviceMarks })).toMatchObject({ allowed: false, by: 'sender' });
      wait({ minutes: 10 });
      expect(await fail(9, { deviceMarks })).toBe(9);
      const renewed = await succeed({ deviceMarks });
      expect(await fail(20, { deviceMarks })).toBe(10);
      expect(await fail(20, { deviceMarks: renewed })).toBe(10);
    });

    test('admits the owner from an address used in the last thirty days, without a cookie', async () => {
      const home = { clientAddress: '192.0.2.7' };
      await succeed(home);
      wait({ hours: 24 * 30 - 1 });
      await reachLimit();
      expect(await take(home)).toMatchObject({ allowed: true });
      wait({ hours: 1 });
      await reachLimit();
      expect(await take(home)).toMatchObject({ allowed: false, by: 'unknown' });
    });

    test('refuses the device mark of another account, of another installation, and an invented one', async () => {
      const ofPeter = await succeed({ account: 'peter@example.sk' });
      const [right = ''] = await succeed();
      limits = open('another secret of at least thirty-two characters');
      const ofAnotherInstallation = await succeed();
      limits = open('a secret of at least thirty-two characters');
      await reachLimit();
      const [nonce, signature = ''] = right.split('.');
      const wrong = [
        ofPeter,
        ofAnotherInstallation,
        [`x${nonce}.${signature}`],
        [`${nonce}.`],
        [`.${signature}`],
        ['.'],
        [''],
      ];
      for (const deviceMarks of wrong) {
        expect(await take({ deviceMarks })).toMatchObject({ allowed: false, by: 'unknown' });
      }
      // the unchanged one, so that the refusals above mean something
      expect(await take({ deviceMarks: [right] })).toMatchObject({ allowed: true });
    });

    test('admits each of several people who share a browser', async () => {
      const people = [JANA, 'peter@example.sk', 'zuzana@example.sk'];
      let deviceMarks: string[] = [];
      for (const account of [...people, ...people]) deviceMarks = await succeed({ account, deviceMarks });
      expect(deviceMarks).toHaveLength(3);
      for (const account of people) {
        await fail(60, { account });
        expect(await take({ account, deviceMarks })).toMatchObject({ allowed: true });
      }
    });
  });
});
