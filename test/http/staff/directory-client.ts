import { directoryEnvironment, type Issuer, visitIssuer } from '../../issuer.ts';
import { type Client, cookies, ORIGIN, openClient } from '../client.ts';

/** The first staff member, by the email address in the directory. */
export const JANA = 'jana@example.sk';

/** All accounts of the directory. */
export const PEOPLE = {
  jana: { email: JANA, email_verified: true },
  cudzi: { email: 'cudzi@example.sk', email_verified: true },
  neoverena: { email: JANA, email_verified: false },
  bezadresy: {},
};

/** The built product with sign-in by the directory, and requests for the way there and back. */
export interface DirectoryClient extends Client {
  /** Signs in at the directory; returns the address of the redirect and the cookie to send there. */
  visit(person: string, query?: string): Promise<{ path: string; cookie: string }>;
  /** Also follows the redirect. */
  completeSignIn(person: string, query?: string): Promise<Response>;
  /** Headers of Jana, who is a staff member. */
  signedIn(): Promise<{ cookie: string }>;
}

export async function openDirectoryClient(issuer: Issuer): Promise<DirectoryClient> {
  const environment = { ...directoryEnvironment(issuer, ORIGIN), STAFF_EMAIL: JANA, STAFF_NAME: 'Jana Skúšková' };
  const client = await openClient({ hasStaff: false, environment });
  const self: DirectoryClient = {
    ...client,
    async visit(person, query = '') {
      const sent = await client.send(`/signIn/oidc${query}`);
      const { pathname, search } = await visitIssuer(issuer, sent.headers.get('Location') ?? '', person);
      return { path: pathname + search, cookie: cookies(sent) };
    },
    async completeSignIn(person, query) {
      const { path, cookie } = await self.visit(person, query);
      return client.request(path, { headers: { cookie } });
    },
    signedIn: async () => ({ cookie: cookies(await self.completeSignIn('jana')) }),
  };
  return self;
}
