import { z } from '#domain/schema.ts';
import { isLoopback } from '#server/loopback.ts';

/** The company's directory (Microsoft Entra, Google, Keycloak), and our client data there. */
export interface DirectorySettings {
  provider: 'oidc';
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Its name for users, „Microsoft“. */
  name: string;
  /** Trusts addresses the directory does not mark as verified, because users cannot choose them there. */
  trustsEmail: boolean;
}

/** The longest name the button has room for. */
const NAME_LENGTH_MAX = 40;

export const directoryVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'OIDC_ISSUER is an address such as https://login.example.sk/firma' })
    // a value that is no URL has an error already
    .refine((value) => !URL.canParse(value) || isSecure(new URL(value)), 'OIDC_ISSUER is an https address')
    .refine(
      (value) => !/[?#]|\/\.well-known\//.test(value),
      'OIDC_ISSUER is the address alone, without /.well-known/openid-configuration and without a query',
    )
    .refine((value) => !EVERYBODYS_TENANT.test(value), 'OIDC_ISSUER is the address of one tenant, yours')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().max(NAME_LENGTH_MAX, `OIDC_NAME has at most ${NAME_LENGTH_MAX} characters`).optional(),
};

/** Microsoft's addresses by which accounts of any company, or of none, can sign in. */
const EVERYBODYS_TENANT = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\b/i;

function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

type Variables = { [name in keyof typeof directoryVariables]?: string | undefined } & {
  BASE_URL?: string | undefined;
};

const TOGETHER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Which variable is missing beside the others. */
export function directoryFault(variables: Variables): string | undefined {
  if (TOGETHER.every((name) => !variables[name])) return undefined;
  const missing = TOGETHER.find((name) => !variables[name]);
  if (missing) return `${missing} is missing: ${TOGETHER.join(', ')} belong together, set all or none`;
  if (!variables.BASE_URL)
    return 'BASE_URL is missing: OIDC_ISSUER is set, and the directory sends people back to it';
  return undefined;
}

/** Undefined where no directory is set. */
export function directorySettings(
  variables: Variables & { OIDC_TRUST_EMAIL: boolean },
): DirectorySettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = variables;
  if (!issuer || !clientId || !clientSecret) return undefined;
  const name = variables.OIDC_NAME ?? new URL(issuer).hostname;
  return { provider: 'oidc', issuer, clientId, clientSecret, name, trustsEmail: variables.OIDC_TRUST_EMAIL };
}
