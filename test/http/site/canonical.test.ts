import { beforeAll, expect, test } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { aSignUp, json, offer, openClient, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';

const SITE = 'https://www.example.sk';
const COURSE = '/kurzy-a-skolenia/prva-pomoc';

const client = await setUpClient({ environment: { DEMO_CONTENT: 'on', BASE_URL: SITE } });
let signUpId: string;

beforeAll(async () => {
  const { id: courseId } = await offer(client, { slug: '/prva-pomoc' });
  signUpId = (await signUp(client, aSignUp({ courseId }))).id;
});

// site-map.test.ts tests the canonical address of each page of the site map
test.each([
  ['/modelove-riesenia', '/novozalozene-firmy'],
  ['/?utm_source=list', '/'],
  [`${COURSE}?utm_source=list&fbclid=1`, COURSE],
  [`${COURSE}?prihlaska=demo-999`, COURSE],
  ['/kurzy-a-skolenia?x=1&mesto=%C5%BDilina', '/kurzy-a-skolenia?mesto=%C5%BDilina'],
  ['/kurzy-a-skolenia?mesto=Atlantída', '/kurzy-a-skolenia'],
  ['/blog?strana=2', '/blog?strana=2'],
  ['/blog/cvicny-poziarny-poplach', '/blog/cvicny-poziarny-poplach'],
  ['/opravnenia?prihlaska=demo-1', '/opravnenia'],
])('%s has the canonical address %s', async (path, known) => {
  expect(await canonical(path)).toEqual([SITE + known]);
});

test('unknown, personal and staff pages have no canonical address', async () => {
  const contact = await client.request('/api/sendContact', json({ ...aContact(), consent: true }));
  const { id } = await contact.json();
  const paths = ['/404', '/nic', '/blog/nic', `${COURSE}-nikdy`, `${COURSE}?prihlaska=${signUpId}`];
  for (const path of [...paths, `/kontakt?dopyt=${id}`, '/signIn', '/dashboard', '/dashboard/nic']) {
    expect([path, await canonical(path)]).toEqual([path, []]);
  }
});

test('without BASE_URL the canonical address is relative and never contains the requested host', async () => {
  const anywhere = await openClient();
  const answer = await anywhere.web.request(new Request('http://cudzi.example/opravnenia'));
  expect(canonicalOf(await readDocument(answer))).toEqual(['/opravnenia']);
  await anywhere.close();
});

async function canonical(path: string) {
  const headers = path.startsWith('/dashboard') ? client.staff : undefined;
  return canonicalOf(await client.read(path, headers));
}

function canonicalOf({ all }: Awaited<ReturnType<typeof readDocument>>) {
  const links = all('link').map(({ attributes }) => attributes);
  return links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
}
