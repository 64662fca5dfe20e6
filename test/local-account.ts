import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { START } from '#domain/actor.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { addStaffMember, findAccountId } from '#server/staff/local/accounts.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  setUpAddress,
} from '#server/staff/local/second-factor.ts';
import { signIn } from '#server/staff/local/sign-in.ts';
import { findStaffMember } from '#server/staff/staff.ts';

/** The account that tests use to sign in. */
export const ACCOUNT = { name: 'Jana Kováčová', email: 'jana@example.sk', password: 'veľmi-tajné-heslo' };

/** Adds a staff member with a password; returns also the id of the account. */
export async function addAccount(app: App, over: Partial<typeof ACCOUNT> = {}) {
  const account = { ...ACCOUNT, ...over };
  await addStaffMember(app, START, account);
  const member = await app.db
    .selectFrom('staffMember')
    .select(['id', 'name', 'email', 'role'])
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow();
  const staff: StaffMember = { kind: 'staff', ...member };
  return { staff, userId: (await findAccountId(app.db, staff.id)) ?? '' };
}

/** Signs in with a password; the cookies are as a browser sends them back. */
export async function passwordSignIn(app: App, over: Partial<typeof ACCOUNT & { userAgent: string }> = {}) {
  const answer = await signIn(app, { ...ACCOUNT, clientAddress: '192.0.2.1', ...over });
  const cookie = 'cookies' in answer ? sentBack(answer.cookies) : '';
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
export async function addSecondFactor(app: App, { staff, userId }: { staff: StaffMember; userId: string }) {
  await app.change(staff, (change) => beginSecondFactor(change, app.auth, userId));
  const authenticator = await openAuthenticator(app, userId);
  const code = await authenticator.code();
  const result = await app.change(staff, (change) => confirmSecondFactor(change, app.auth, userId, code));
  if (result.outcome !== 'confirmed') throw new Error(result.outcome);
  return { ...authenticator, recoveryCodes: result.recoveryCodes };
}

/** An authenticator app that has scanned the QR code; like real ones it uses the platform's clock. */
export async function openAuthenticator(app: App, userId: string) {
  const factor = await findSecondFactor(app.auth, userId);
  if (!factor) throw new Error('there is no second factor');
  return authenticatorOf(await setUpAddress(app.auth, factor, { issuer: 'Web', email: ACCOUNT.email }));
}

/** An authenticator app from the address in the QR code. */
export function authenticatorOf(address: string) {
  const secret = new TextDecoder().decode(base32.decode(new URL(address).searchParams.get('secret') ?? ''));
  return { code: () => createOTP(secret).totp() };
}
