import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ClerkUser } from './backend-api.ts';
import { certificateFor } from './certificate.ts';
import { environment, sessionAnswer, signInAnswer } from './frontend-answers.ts';
import { claims, FRONTEND_HOST, type SigningKey, signed } from './instance.ts';
import { clerkScripts } from './scripts.ts';

export const PASSWORD = 'heslo-u-poskytovatela';

/** Clerk's own script and the API it uses, on loopback; one browser at a time is signed in. */
export interface FrontendApi {
  port: number;
  /** The file names of all requested scripts. */
  scripts: string[];
  /** How many of the next requests for the first script fail. */
  scriptFailures: number;
  /** The key that signs tokens. */
  key: SigningKey;
  /** While true, the API rejects requests of the site. */
  refusesSite: boolean;
  /** The signed-in user. */
  signedIn: ClerkUser | undefined;
  close(): Promise<void>;
}

interface Options {
  siteUrl: string;
  key: SigningKey;
  users: ClerkUser[];
}

export async function openFrontendApi({ siteUrl, key, users }: Options): Promise<FrontendApi> {
  const folders = await clerkScripts();
  const web = new Hono();
  const options = await certificateFor(FRONTEND_HOST);
  const server = createServer(options, getRequestListener(web.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  /** The user who has entered an address but no password yet. */
  let pendingUser: ClerkUser | undefined;
  const api: FrontendApi = {
    port: (server.address() as AddressInfo).port,
    scripts: [],
    scriptFailures: 0,
    key,
    refusesSite: false,
    signedIn: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };

  web.use(cors({ origin: siteUrl, credentials: true, allowHeaders: ['Authorization', 'Content-Type'] }));
  web.get('/npm/@clerk/:package/dist/:file', async (c) => {
    const name = c.req.param('package').split('@')[0] as keyof typeof folders;
    const file = basename(c.req.param('file'));
    api.scripts.push(file);
    if (file === 'clerk.browser.js' && api.scriptFailures > 0) {
      api.scriptFailures -= 1;
      return c.text('', 503);
    }
    return c.body(await readFile(`${folders[name]}/${file}`), 200, { 'Content-Type': 'text/javascript' });
  });

  web.get('/osoba.svg', (c) => c.body(PICTURE, 200, { 'Content-Type': 'image/svg+xml' }));
  web.use('/v1/*', (c, next) =>
    api.refusesSite ? Promise.resolve(c.json(refusal('origin_invalid', ''), 400)) : next(),
  );
  web.get('/v1/environment', (c) => c.json(environment(siteUrl)));
  web.get('/v1/client', async (c) => c.json({ response: await client(), client: null }));
  web.post('/v1/client/sign_ins', async (c) => {
    const { identifier, password } = await c.req.parseBody();
    pendingUser = users.find(({ email }) => email === identifier);
    if (!pendingUser) return c.json(refusal('form_identifier_not_found', 'identifier'), 422);
    return password === undefined
      ? c.json({ response: signInAnswer(pendingUser, 'needs_first_factor'), client: await client() })
      : checkPassword(pendingUser, password, c);
  });
  web.post('/v1/client/sign_ins/:id/attempt_first_factor', async (c) => {
    const { password } = await c.req.parseBody();
    return pendingUser ? checkPassword(pendingUser, password, c) : c.json(refusal('sign_in_not_found', ''), 404);
  });
  web.post('/v1/client/sessions/:id/touch', async (c) =>
    c.json({ response: await session(), client: await client() }),
  );
  web.post('/v1/client/sessions/:id/tokens', async (c) =>
    api.signedIn
      ? c.json({ object: 'token', jwt: await tokenOf(api.signedIn) })
      : c.json(refusal('signed_out', ''), 401),
  );
  // the script sends every method as POST with the real one in the address
  web.post('/v1/client/sessions/:id/remove', signOut);
  web.post('/v1/client/sessions', signOut);
  web.post('/v1/client', async (c) =>
    c.req.query('_method') === 'DELETE' ? signOut(c) : c.json({ response: await client(), client: null }),
  );
  return api;

  async function checkPassword(user: ClerkUser, password: unknown, c: Context) {
    if (password !== PASSWORD) return c.json(refusal('form_password_incorrect', 'password'), 422);
    pendingUser = undefined;
    api.signedIn = user;
    return c.json({ response: signInAnswer(user, 'complete'), client: await client() });
  }

  async function signOut(c: Context) {
    api.signedIn = undefined;
    return c.json({ response: await client(), client: null });
  }

  async function client() {
    return {
      object: 'client',
      id: 'client_1',
      sessions: api.signedIn ? [await session()] : [],
      sign_in: pendingUser ? signInAnswer(pendingUser, 'needs_first_factor') : null,
      sign_up: null,
      last_active_session_id: api.signedIn ? `sess_${api.signedIn.id}` : null,
      cookie_expires_at: null,
      created_at: 0,
      updated_at: 0,
    };
  }

  async function session() {
    return api.signedIn && sessionAnswer(api.signedIn, await tokenOf(api.signedIn), Date.now());
  }

  function tokenOf({ id }: ClerkUser): Promise<string> {
    return signed(claims(siteUrl, Temporal.Now.instant(), { sub: id, sid: `sess_${id}` }), api.key);
  }
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#00734a"/></svg>';

function refusal(code: string, paramName: string) {
  return { errors: [{ code, message: code, long_message: code, meta: { param_name: paramName } }] };
}
