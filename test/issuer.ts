import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, type GenerateKeyPairResult, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import { freePort } from './server-process.ts';

/** The claims of a person at the directory. */
interface Person {
  email?: string;
  email_verified?: boolean;
  name?: string;
  given_name?: string;
  family_name?: string;
}

/** A company's directory on loopback: a real provider, whose tokens a test may alter. */
export interface Issuer {
  url: string;
  /** The accounts that can sign in, by their id at the directory. */
  people: Record<string, Person>;
  /** If set, alters each ID token before it is sent. */
  forge: ((token: string, keys: GenerateKeyPairResult) => Promise<string>) | undefined;
  /** If set, alters the metadata of the directory. */
  describe: ((metadata: Record<string, unknown>) => Record<string, unknown>) | undefined;
  /** The number of requests to its token endpoint. */
  exchanges: number;
  stop(): Promise<void>;
  /** Starts it again at the same address with new keys. */
  start(): Promise<void>;
}

const CLIENT = { OIDC_CLIENT_ID: 'skolenia', OIDC_CLIENT_SECRET: 'tajomstvo-pre-skolenia' };

/** The environment with which the product uses the directory, for `openClient` and similar functions. */
export function directoryEnvironment({ url }: Issuer, baseUrl: string): Record<string, string> {
  return { BASE_URL: baseUrl, OIDC_ISSUER: url, OIDC_NAME: 'Firemný účet', ...CLIENT };
}

/** Opens a directory whose return address is the product at `baseUrl`. */
export async function openIssuer(baseUrl: string): Promise<Issuer> {
  const port = await freePort();
  let server: Server | undefined;
  const issuer: Issuer = {
    url: `http://127.0.0.1:${port}`,
    people: {},
    forge: undefined,
    describe: undefined,
    exchanges: 0,
    async start() {
      const provider = await newProvider(issuer, baseUrl);
      const answer = provider.callback();
      server = createServer((request, response) => {
        const isPersonPage = request.url?.startsWith(PERSON);
        void (isPersonPage ? showPersonPage(provider, request, response) : answer(request, response));
      });
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    },
    async stop() {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve));
    },
  };
  await issuer.start();
  return issuer;
}

async function newProvider(issuer: Issuer, baseUrl: string): Promise<Provider> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(keys.privateKey)), kid: crypto.randomUUID(), use: 'sig', alg: 'RS256' };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(issuer.url, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [`${baseUrl}/signIn/oidc/navrat`],
        post_logout_redirect_uris: [`${baseUrl}/`],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['only-a-test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    scopes: ['openid', 'email', 'profile'],
    // as Entra, Google and Keycloak do
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    // in seconds; the provider logs a notice for each missing value
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3_600, IdToken: 3_600, Interaction: 600, Session: 3_600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => PERSON + uid },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...issuer.people[accountId] }),
    }),
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path === '/token') {
      issuer.exchanges += 1;
      if (issuer.forge && context.body?.id_token) {
        context.body.id_token = await issuer.forge(context.body.id_token, keys);
      }
    }
    if (issuer.describe && context.path.startsWith('/.well-known/')) context.body = issuer.describe(context.body);
  });
  return provider;
}

/** The path of the directory's sign-in page. */
const PERSON = '/osoba/';

const PERSON_PAGE = `<!doctype html><html lang="sk"><title>Firemný účet</title>
<form method="post"><label>Meno <input name="person"></label><button>Pokračovať</button></form>`;

async function showPersonPage(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(PERSON_PAGE);
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get('person') ?? '';
  const { prompt } = await provider.interactionDetails(request, response);
  const result = accountId ? { [prompt.name]: {}, login: { accountId } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result);
}

/**
 * Follows the redirects of the directory from `address` like a browser and enters the person where required (an empty
 * name cancels); returns the final redirect to the product.
 */
export async function visitIssuer(issuer: Issuer, address: string, person: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const follow = async (url: URL, init: RequestInit = {}): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const page = await answer.text();
    const location = answer.headers.get('Location');
    if (location === null && page === PERSON_PAGE) {
      return follow(url, { method: 'POST', body: new URLSearchParams({ person }) });
    }
    if (location === null) throw new Error(`The directory answered ${answer.status}: ${page}`);
    const next = new URL(location, url);
    return next.origin === issuer.url ? follow(next) : next;
  };
  return follow(new URL(address));
}
