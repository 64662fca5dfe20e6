import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { SigningKey } from './instance.ts';

/** A Clerk account with the fields our server may query. */
export interface ClerkUser {
  id: string;
  email: string;
  isVerified?: boolean;
  firstName?: string;
  lastName?: string;
}

/** The part of Clerk's backend API that our server uses, on loopback. */
export interface BackendApi {
  url: string;
  /** All received requests, such as "GET /v1/jwks". */
  calls: string[];
  users: ClerkUser[];
  keys: SigningKey[];
  /** While set, the status of every answer. */
  failure: number | undefined;
  close(): Promise<void>;
}

export async function openBackendApi(keys: SigningKey[], users: ClerkUser[] = []): Promise<BackendApi> {
  const web = new Hono();
  const server = createServer(getRequestListener(web.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const api: BackendApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    users,
    keys,
    failure: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  web.use(async (c, next) => {
    api.calls.push(`${c.req.method} ${c.req.path}`);
    if (api.failure) return c.json({ errors: [] }, api.failure as 503);
    if (!c.req.header('Authorization')?.startsWith('Bearer sk_live_')) return c.json({ errors: [] }, 401);
    await next();
  });
  web.get('/v1/jwks', (c) => c.json({ keys: api.keys.map(({ jwk }) => jwk) }));
  web.get('/v1/users/:id', (c) => {
    const user = api.users.find(({ id }) => id === c.req.param('id'));
    return user ? c.json(backendUser(user)) : c.json({ errors: [{ code: 'resource_not_found', message: '' }] }, 404);
  });
  return api;
}

function backendUser({ id, email, isVerified = true, firstName = '', lastName = '' }: ClerkUser) {
  return {
    object: 'user',
    id,
    first_name: firstName || null,
    last_name: lastName || null,
    primary_email_address_id: 'idn_1',
    email_addresses: [
      {
        object: 'email_address',
        id: 'idn_1',
        email_address: email,
        verification: { status: isVerified ? 'verified' : 'unverified', strategy: 'email_code' },
        linked_to: [],
      },
    ],
    phone_numbers: [],
    web3_wallets: [],
    external_accounts: [],
  };
}
