import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/staff.ts';
import { type BackendApi, openBackendApi } from '../../clerk/backend-api.ts';
import { claims, clerkEnvironment, signed, signingKey } from '../../clerk/instance.ts';
import { databaseOf } from '../../database-of.ts';
import { ORIGIN, openClient } from '../client.ts';
import type { SignInDouble } from './sign-in-double.ts';

const emailOf = (role: StaffRole) => `${role}@example.sk`;
const roles = Object.keys(STAFF_ROLES) as StaffRole[];

export type ClerkDouble = SignInDouble & { unlistedUser(): Promise<Record<string, string>>; backend: BackendApi };

/** The site with one staff member of each role at Clerk, and a user known only to Clerk. */
export async function openClerkDouble(): Promise<ClerkDouble> {
  const [key, otherKey] = await Promise.all([signingKey(), signingKey()]);
  const users = roles.map((role) => ({ id: `user_${role}`, email: emailOf(role) }));
  const backend = await openBackendApi([key], [...users, { id: 'user_cudzi', email: 'cudzi@example.sk' }]);
  const environment = clerkEnvironment({ apiUrl: backend.url, baseUrl: ORIGIN });
  const client = await openClient({ environment, hasStaff: false });
  await databaseOf(client.app)
    .insertInto('staffMember')
    .values(
      roles.map((role) => {
        const [email, createdAt] = [emailOf(role), client.app.now().toString()];
        return { id: role, name: STAFF_ROLES[role], email, role, state: 'invited' as const, createdAt };
      }),
    )
    .execute();
  const admins = (over: object = {}) => claims(ORIGIN, client.app.now(), { sub: 'user_admin', ...over });
  const now = Math.floor(client.app.now().epochMilliseconds / 1_000);
  const cookie = async (token: string | Promise<string>) => ({ cookie: `__session=${await token}` });
  return {
    client,
    backend,
    member: (role) => cookie(signed(admins({ sub: `user_${role}` }), key)),
    unlistedUser: () => cookie(signed(admins({ sub: 'user_cudzi' }), key)),
    impostors: async () => ({
      'another key': await cookie(signed(admins(), otherKey)),
      'another algorithm': await cookie(
        new SignJWT(admins())
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.kid })
          .sign(new TextEncoder().encode(await exportSPKI(key.publicKey))),
      ),
      'no algorithm': await cookie(new UnsecuredJWT(admins()).encode()),
      'run out': await cookie(signed(admins({ exp: now - 60 }), key)),
      'not good yet': await cookie(signed(admins({ nbf: now + 60 }), key)),
      'another application': await cookie(signed(admins({ iss: 'https://clerk.inde.test' }), key)),
      'another site': await cookie(signed(admins({ azp: 'https://zly.example.sk' }), key)),
      'a local session': { cookie: 'bozp.session_token=vymysleny.podpis' },
    }),
    async close() {
      await client.close();
      await backend.close();
    },
  };
}
