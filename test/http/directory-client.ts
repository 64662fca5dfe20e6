import { directoryEnvironment, type Issuer, visitIssuer } from '../issuer.ts';
import { type Client, cookies, ORIGIN, openClient } from './client.ts';

/** Who is on the list from the first, by the address the directory knows. */
export const JANA = 'jana@example.sk';

/** Everybody the directory knows. */
export const PEOPLE = {
  jana: { email: JANA, email_verified: true },
  cudzi: { email: 'cudzi@example.sk', email_verified: true },
  neoverena: { email: JANA, email_verified: false },
  bezadresy: {},
};

/** The built product whose staff sign in by the directory, and the way there and back. */
export interface DirectoryClient extends Client {
  post(path: string, headers?: Record<string, string>, body?: BodyInit): Promise<Response>;
  /** Presses the button and signs in at the directory; answers where that leads, and the cookie to bring along. */
  visit(person: string, query?: string): Promise<{ path: string; cookie: string }>;
  /** And follows. */
  comeBack(person: string, query?: string): Promise<Response>;
  /** Headers of Jana, who is on the list. */
  signedIn(): Promise<{ cookie: string }>;
}

export async function openDirectoryClient(issuer: Issuer): Promise<DirectoryClient> {
  const environment = { ...directoryEnvironment(issuer, ORIGIN), STAFF_EMAIL: JANA, STAFF_NAME: 'Jana Skúšková' };
  const client = await openClient({ hasStaff: false, environment });
  const self: DirectoryClient = {
    ...client,
    post: (path, headers = {}, body = new URLSearchParams()) =>
      client.request(path, { method: 'POST', headers: { Origin: ORIGIN, ...headers }, body }),
    async visit(person, query = '') {
      const sent = await self.post(`/signIn/oidc${query}`);
      const { pathname, search } = await visitIssuer(issuer, sent.headers.get('Location') ?? '', person);
      return { path: pathname + search, cookie: cookies(sent) };
    },
    async comeBack(person, query) {
      const { path, cookie } = await self.visit(person, query);
      return client.request(path, { headers: { cookie } });
    },
    signedIn: async () => ({ cookie: cookies(await self.comeBack('jana')) }),
  };
  return self;
}
