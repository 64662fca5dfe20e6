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

/** Whose account tests sign in to. */
export const ACCOUNT = { name: 'Jana Kováčová', email: 'jana@example.sk', password: 'veľmi-tajné-heslo' };

/** Somebody of the staff with a password, and the id their account has. */
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

/** What a browser sends back of cookies that were set; none of those that were cleared. */
export function sentBack(cookies: string[]): string {
  const kept = new Map<string, string>();
  for (const cookie of cookies) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
    if (/max-age=0/i.test(cookie)) kept.delete(name);
    else kept.set(name, value);
  }
  return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Who of the staff a browser with these cookies is. */
export function whoIs(app: App, cookie: string) {
  return findStaffMember(app, new Request('http://localhost:3000/dashboard', { headers: { cookie } }));
}

/** Puts a second factor to use, as its owner would; answers what the app keeps, and the recovery codes. */
export async function addSecondFactor(app: App, { staff, userId }: { staff: StaffMember; userId: string }) {
  await app.change(staff, (change) => beginSecondFactor(change, app.auth, userId));
  const authenticator = await openAuthenticator(app, userId);
  const code = await authenticator.code();
  const result = await app.change(staff, (change) => confirmSecondFactor(change, app.auth, userId, code));
  if (result.outcome !== 'confirmed') throw new Error(result.outcome);
  return { ...authenticator, recoveryCodes: result.recoveryCodes };
}

/** An authenticator app that has read the picture; it asks the platform for the time, as they do. */
export async function openAuthenticator(app: App, userId: string) {
  const factor = await findSecondFactor(app.auth, userId);
  if (!factor) throw new Error('there is no second factor');
  return authenticatorOf(await setUpAddress(app.auth, factor, { issuer: 'Web', email: ACCOUNT.email }));
}

/** The same, from what the picture says. */
export function authenticatorOf(address: string) {
  const secret = new TextDecoder().decode(base32.decode(new URL(address).searchParams.get('secret') ?? ''));
  return { code: () => createOTP(secret).totp() };
}
