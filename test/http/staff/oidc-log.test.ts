import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORGED_TOKENS } from '../../forged-tokens.ts';
import { directoryEnvironment, type Issuer, openIssuer, visitIssuer } from '../../issuer.ts';
import { freePort, type ServerProcess, startServer } from '../../server-process.ts';
import { cookies } from '../client.ts';

let issuer: Issuer;
let server: ServerProcess;

beforeAll(async () => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  issuer = await openIssuer(url);
  issuer.people = {
    jana: { email: 'jana@example.sk', email_verified: true },
    cudzi: { email: 'cudzi@example.sk', email_verified: true },
  };
  // the directory is unavailable while the server starts
  await issuer.stop();
  const environment = {
    PORT: port,
    STAFF_EMAIL: 'jana@example.sk',
    STAFF_NAME: 'Jana Skúšková',
    ...directoryEnvironment(issuer, url),
  };
  server = await startServer(environment);
  await issuer.start();
});
afterAll(async () => {
  await server.close();
  await issuer.stop();
});

async function signIn(person: string): Promise<{ status: number; secrets: string[] }> {
  const sent = await fetch(`${server.url}/signIn/oidc`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.url },
    body: new URLSearchParams(),
  });
  const attempt = cookies(sent);
  const returned = await visitIssuer(issuer, sent.headers.get('Location') ?? '', person);
  const answer = await fetch(returned, { redirect: 'manual', headers: { cookie: attempt } });
  const secrets = [...returned.searchParams.values(), attempt, cookies(answer)].filter((text) => text !== issuer.url);
  return { status: answer.status, secrets };
}

test('the sign-in log contains the failed check but no person and no sent value', async () => {
  const good = await signIn('jana');
  const unlistedUser = await signIn('cudzi');
  issuer.forge = FORGED_TOKENS['is for another application'];
  const forged = await signIn('jana');
  expect([good, unlistedUser, forged].map(({ status }) => status)).toEqual([303, 403, 400]);
  await expect.poll(() => server.log()).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED');
  await expect.poll(() => server.log().match(/"route":"\/signIn\/oidc\/navrat"/g)).toHaveLength(3);
  for (const secret of [...good.secrets, ...unlistedUser.secrets, ...forged.secrets]) {
    expect(server.log()).not.toContain(secret);
  }
  expect(server.log()).not.toMatch(/example\.sk|eyJ|tajomstvo/);
});

test('a start with an empty staff list logs that STAFF_EMAIL is needed, and no link to a first account', async () => {
  const empty = await startServer({ DEMO_CONTENT: 'off', ...directoryEnvironment(issuer, 'https://www.example.sk') });
  await expect.poll(() => empty.log()).toContain('nastavte STAFF_EMAIL');
  expect(empty.log()).not.toContain('prvy-ucet');
  await empty.close();
});
