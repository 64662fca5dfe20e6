import { vi } from 'vitest';
import type { StaffState } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Directory } from '#server/staff/oidc/directory.ts';
import {
  type ReturnOutcome,
  returnFromDirectory,
  startDirectorySignIn,
} from '#server/staff/oidc/directory-sign-in.ts';
import { NOON } from './app.ts';
import type { OpenOnEngine } from './both-databases.ts';
import { databaseOf } from './database-of.ts';
import { directoryEnvironment, type Issuer, visitIssuer } from './issuer.ts';

/** The origin the product is configured with. */
export const BASE_URL = 'http://localhost:3000';

/** The request with which a user returns from the directory. */
interface ReturnRequest {
  attempt: string;
  returnedTo: URL;
}

/** An App with sign-in by the directory, and its users' actions; its staff list is empty. */
export interface DirectoryApp {
  app: App;
  addMember(state: StaffState, email: string): Promise<void>;
  /** Signs a person in at the directory; returns the redirect back to the product. */
  visit(person: string): Promise<ReturnRequest>;
  returnWith(returnRequest: ReturnRequest, over?: { cookie?: string }): Promise<ReturnOutcome>;
  signInAs(person: string, cookie?: string): Promise<ReturnOutcome>;
  /** The session cookie of a person who may sign in. */
  cookieOf(person: string, cookie?: string): Promise<string>;
  sessions(): Promise<unknown[]>;
  /** Advances the clock of the product and of the libraries. */
  wait(duration: Temporal.DurationLike): void;
  close(): Promise<void>;
}

export async function openDirectoryApp(
  issuer: Issuer,
  openTestApp: OpenOnEngine,
  environment: Record<string, string> = {},
): Promise<DirectoryApp> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON.epochMilliseconds });
  const { app, wait, close } = await openTestApp({
    environment: { ...directoryEnvironment(issuer, BASE_URL), ...environment },
  });
  const ofApp = app.directory as Directory;
  const self: DirectoryApp = {
    app,
    async addMember(state, email) {
      const member = { id: email, name: 'Jana Kováčová', email, role: 'admin', state } as const;
      await databaseOf(app)
        .insertInto('staffMember')
        .values({ ...member, createdAt: NOON.toString() })
        .execute();
    },
    async visit(person) {
      const returnAddress = new URL('/signIn/oidc/navrat', BASE_URL);
      const wanted = { target: '/dashboard/firma', returnAddress, asOther: false };
      const sent = await startDirectorySignIn(app, ofApp, wanted);
      if (sent.outcome !== 'sent') throw new Error(sent.outcome);
      return { attempt: sent.attempt, returnedTo: await visitIssuer(issuer, sent.to.href, person) };
    },
    returnWith: (returnRequest, { cookie = '' } = {}) =>
      returnFromDirectory(app, ofApp, { ...returnRequest, cookieHeader: cookie }),
    signInAs: async (person, cookie) => self.returnWith(await self.visit(person), { cookie }),
    async cookieOf(person, cookie) {
      const result = await self.signInAs(person, cookie);
      if (result.outcome !== 'signed-in') throw new Error(result.outcome);
      return result.cookie.split(';')[0] ?? '';
    },
    sessions: () => databaseOf(app).selectFrom('staffSession').selectAll().execute(),
    wait(duration) {
      wait(duration);
      vi.setSystemTime(app.now().epochMilliseconds);
    },
    async close() {
      vi.useRealTimers();
      await close();
    },
  };
  return self;
}

/** A request with this cookie. */
export function requestWithCookie(cookie: string): Request {
  return new Request(BASE_URL, { headers: { cookie } });
}
