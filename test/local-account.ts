import { type TOTP, URI } from 'otpauth';
import { type Actor, SIGN_IN, START } from '#domain/actor.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Clock } from '#server/clock.ts';
import { storeAccount } from '#server/staff/local/accounts.ts';
import { passwordHash } from '#server/staff/local/password-hash.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  setUpAddress,
} from '#server/staff/local/second-factor.ts';
import { signIn } from '#server/staff/local/sign-in.ts';
import { beginSession } from '#server/staff/sessions.ts';
import { findStaffMember } from '#server/staff/staff.ts';

/** The account that tests use to sign in. */
export const ACCOUNT = { name: 'Jana Kováčová', email: 'jana@example.sk', password: 'veľmi-tajné-heslo' };

/** Adds a staff member with a password. */
export async function addAccount(
  app: App,
  over: Partial<typeof ACCOUNT> = {},
  actor: Actor = START,
): Promise<StaffMember> {
  const account = { ...ACCOUNT, ...over };
  const hash = await hashOf(account.password);
  await app.change(actor, (change) => storeAccount(change, account, hash));
  const member = await app.db
    .selectFrom('staffMember')
    .select(['id', 'name', 'email', 'role'])
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow();
  return { kind: 'staff', ...member };
}

/** The hash of a password, made once for all tests of this process: making one takes 0.1 s of a processor. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? passwordHash(password);
  hashes.set(password, hash);
  return hash;
}

const hashes = new Map<string, Promise<string>>();

/** Begins a session without a password; returns the cookie as a browser sends it back. */
export async function openSession(app: App, { id }: { id: string }, userAgent = ''): Promise<string> {
  const session = { staffMemberId: id, provider: 'local', userAgent, cookieHeader: null, idToken: null } as const;
  return sentBack([await app.change(SIGN_IN, (change) => beginSession(change, app.authSecret, session))]);
}

/** Signs in with a password; the cookies are as a browser sends them back. */
export async function passwordSignIn(app: App, over: Partial<typeof ACCOUNT & { userAgent: string }> = {}) {
  const answer = await signIn(app, { ...ACCOUNT, clientAddress: '192.0.2.1', ...over });
  const cookie = 'cookie' in answer ? sentBack([answer.cookie]) : '';
  return { ...answer, cookie };
}

/** The cookie header of a browser after these Set-Cookie headers, without cleared cookies. */
export function sentBack(cookies: string[]): string {
  const stored = new Map<string, string>();
  for (const cookie of cookies) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
    if (/max-age=0/i.test(cookie)) stored.delete(name);
    else stored.set(name, value);
  }
  return [...stored].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The staff member of a browser with these cookies. */
export function staffMemberOf(app: App, cookie: string) {
  return findStaffMember(app, new Request('http://localhost:3000/dashboard', { headers: { cookie } }));
}

/** Sets up a second factor like its owner; returns the authenticator app and the recovery codes. */
export async function addSecondFactor(app: App, staff: StaffMember) {
  await app.change(staff, (change) => beginSecondFactor(change, app.authSecret));
  const authenticator = await openAuthenticator(app, staff);
  const code = authenticator.code();
  const result = await app.change(staff, (change) => confirmSecondFactor(change, app.authSecret, code));
  if (result.outcome !== 'confirmed') throw new Error(result.outcome);
  return { ...authenticator, recoveryCodes: result.recoveryCodes };
}

/** An authenticator app that has scanned the QR code. */
export async function openAuthenticator(app: App, { id }: StaffMember) {
  const factor = await findSecondFactor(app.db, id);
  if (!factor) throw new Error('there is no second factor');
  return authenticatorOf(setUpAddress(app.authSecret, factor, { issuer: 'Web', email: ACCOUNT.email }).address, app);
}

/** An authenticator app from the address in the QR code. */
export function authenticatorOf(address: string, clock: Clock) {
  const totp = URI.parse(address) as TOTP;
  return { code: () => totp.generate({ timestamp: clock.now().epochMilliseconds }) };
}
