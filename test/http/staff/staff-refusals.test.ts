import type { StaffRole } from '#domain/staff/staff.ts';
import { databaseOf } from '../../database-of.ts';
import { openIssuer } from '../../issuer.ts';
import { addAccount } from '../../local-account.ts';
import { type Client, ORIGIN, openClient, STAFF, signedIn } from '../client.ts';
import { JANA, openDirectoryClient, PEOPLE } from './directory-client.ts';
import { describeRefusals, type SignInDouble } from './sign-in-double.ts';

// `hosted-sign-in.test.ts` runs the same tests for hosted sign-in.

describeRefusals('e-mail and password', openLocalDouble);
describeRefusals('the company’s directory', openDirectoryDouble);

async function openLocalDouble(): Promise<SignInDouble> {
  const client = await openClient();
  const elsewhere = await openClient();
  const formerMember = { name: 'Peter Bývalý', email: 'peter@example.sk', password: 'kone pijú zelený čaj' };
  await addAccount(client.app, formerMember);
  const ofFormerMember = await signedIn(client.request, formerMember);
  await databaseOf(client.app)
    .updateTable('staffMember')
    .set({ state: 'deactivated' })
    .where('email', '=', formerMember.email)
    .execute();
  const ended = await signedIn(client.request);
  await client.request('/signOut', { method: 'POST', headers: { ...ended, Origin: ORIGIN } });
  const stored = await client.app.db.selectFrom('staffSession').select('id').executeTakeFirstOrThrow();
  return {
    client,
    member: (role) => withRole(client, STAFF.email, role, client.staff),
    impostors: async () => ({
      'made up': { cookie: 'bozp.session_token=vymysleny.podpis' },
      changed: { cookie: client.staff.cookie.replace('session_token=', 'session_token=x') },
      'cut off': { cookie: client.staff.cookie.replace(/session_token=.../, 'session_token=') },
      'read from the database': { cookie: `bozp.session_token=${stored.id}` },
      'signed out': ended,
      'of another house': elsewhere.staff,
      'of somebody taken away': ofFormerMember,
    }),
    async close() {
      await client.close();
      await elsewhere.close();
    },
  };
}

async function openDirectoryDouble(): Promise<SignInDouble> {
  const issuer = await openIssuer(ORIGIN);
  issuer.people = PEOPLE;
  const client = await openDirectoryClient(issuer);
  const byPassword = await client.signedIn();
  await databaseOf(client.app).updateTable('staffSession').set({ provider: 'local' }).execute();
  const jana = await client.signedIn();
  const ended = await client.signedIn();
  await client.send('/signOut', {}, ended);
  const { cookie: attempt } = await client.visit('cudzi');
  return {
    client,
    member: (role) => withRole(client, JANA, role, jana),
    impostors: async () => ({
      'made up': { cookie: 'bozp.session_token=vymysleny.podpis' },
      changed: { cookie: jana.cookie.replace('session_token=', 'session_token=x') },
      'half way': { cookie: attempt },
      'signed out': ended,
      'begun by a password': byPassword,
    }),
    async close() {
      await client.close();
      await issuer.stop();
    },
  };
}

/** Changes the role, which every request reads again. */
async function withRole(client: Client, email: string, role: StaffRole, headers: Record<string, string>) {
  await databaseOf(client.app).updateTable('staffMember').set({ role }).where('email', '=', email).execute();
  return headers;
}
