import { join } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from '#domain/schema.ts';
import { isEasilyGuessed } from '#domain/staff/password.ts';
import { type IdentityProvider, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#domain/staff/staff.ts';
import { staffName } from '#domain/staff/staff-fields.ts';
import { inboxAddress } from './bounces/inbox-address.ts';
import { type ClerkSettings, clerkFault, clerkSettings, clerkVariables } from './staff/clerk/clerk-settings.ts';
import {
  type DirectorySettings,
  directoryFault,
  directorySettings,
  directoryVariables,
} from './staff/oidc/directory-settings.ts';

const onOff = <Default extends boolean | undefined>(name: string, byDefault: Default) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0', ''], `${name} is "on" or "off"`)
    .optional()
    .transform((value) => (value ? ['on', 'true', '1'].includes(value) : byDefault));

const url = (name: string, protocol: RegExp, example: string, hostname?: RegExp) =>
  z.url({ protocol, hostname, error: `${name} is an address such as ${example}${passwordHint(example)}` }).optional();

/** Where it matters: a copied password often ends the address early. */
function passwordHint(example: string): string {
  return example.includes('password') ? ', with # as %23, / as %2F, ? as %3F, % as %25 in a name or password' : '';
}

/** Shorter ones could be guessed. */
export const SECRET_LENGTH_MIN = 32;

const wholeNumber = (name: string) => z.string().regex(/^\d+$/, `${name} is a whole number`).transform(Number);

/** An empty variable counts as not set: `.env.example` works as copied. */
const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber('PORT').pipe(z.number().max(65_535, 'PORT is 0 to 65535')).default(3000),
  HOST: z.string().default('0.0.0.0'),
  BASE_URL: url('BASE_URL', /^https?$/, 'https://www.example.sk').refine(
    // a value that is no address at all was reported before
    (value) => !value || !URL.canParse(value) || new URL(value).pathname === '/',
    'BASE_URL has no path: https://www.example.sk',
  ),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('DATABASE_URL', /^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
  SMTP_URL: url('SMTP_URL', /^smtps?$/, 'smtp://user:password@host:587', /./).refine(
    // otherwise each side waits for the other to begin, and the server seems unreachable
    (value) => !value || !/^smtp:.*:465\/?$/.test(value),
    'SMTP_URL is smtps://… for port 465',
  ),
  BOUNCE_IMAP_URL: url('BOUNCE_IMAP_URL', /^imaps?$/, 'imaps://user:password@host:993/INBOX').refine(
    // a value that is no address at all was reported before
    (value) => !value || !/^imaps?:/.test(value) || inboxAddress(value) !== undefined,
    'BOUNCE_IMAP_URL names a user and a password (with % as %25), and is imaps:// unless the server is on this machine',
  ),
  MAIL_FROM: z
    .string()
    .refine(isOneSender, 'MAIL_FROM is an e-mail address, or a name and an address: Kurzy <kurzy@example.sk>')
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(SECRET_LENGTH_MIN, `AUTH_SECRET has at least ${SECRET_LENGTH_MIN} characters`)
    .optional(),
  STAFF_EMAIL: z.email('STAFF_EMAIL is an e-mail address').optional(),
  STAFF_NAME: staffName.optional(),
  STAFF_PASSWORD: z
    .string()
    .min(PASSWORD_LENGTH_MIN, `STAFF_PASSWORD has at least ${PASSWORD_LENGTH_MIN} characters`)
    .max(PASSWORD_LENGTH_MAX, `STAFF_PASSWORD has at most ${PASSWORD_LENGTH_MAX} characters`)
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/, 'BACKUP_KEY is a key as `npm run backup -- --new-key` prints it')
    .optional(),
  ...directoryVariables,
  OIDC_TRUST_EMAIL: onOff('OIDC_TRUST_EMAIL', false),
  ...clerkVariables,
  DEMO_CONTENT: onOff('DEMO_CONTENT', undefined),
  TRUST_PROXY: onOff('TRUST_PROXY', false),
  METRICS_PORT: wholeNumber('METRICS_PORT').pipe(z.number().max(65_535, 'METRICS_PORT is 0 to 65535')).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_FORM_LIMIT: wholeNumber('PUBLIC_FORM_LIMIT')
    .pipe(z.number().min(1, 'PUBLIC_FORM_LIMIT is at least 1'))
    .default(20),
});

const settingsSchema = environmentSchema
  .refine(
    (e) => !e.STAFF_PASSWORD || !isEasilyGuessed(e.STAFF_PASSWORD, [e.STAFF_EMAIL ?? '']),
    'STAFF_PASSWORD is among the most common passwords or easily guessed: choose another one',
  )
  .refine((e) => !e.SMTP_URL || e.MAIL_FROM, 'MAIL_FROM is missing: SMTP_URL is set, so say whom emails come from')
  .refine((e) => !e.SMTP_URL || e.BASE_URL, 'BASE_URL is missing: SMTP_URL is set, and emails link to the site')
  .superRefine((e, { addIssue }) => {
    const fault = clerkFault(e) ?? directoryFault(e);
    if (fault) addIssue(fault);
  });

function isOneSender(text: string): boolean {
  const [sender, ...others] = addressparser(text, { flatten: true });
  return others.length === 0 && z.email().safeParse(sender?.address).success;
}

/** The configured way to sign in, with its settings. */
type SignInSettings = { provider: 'local' } | ClerkSettings | DirectorySettings;

/** The first member of an empty staff list; has a password only if accounts are local. */
export interface FirstStaff {
  /** Undefined: entered at the first sign-in. */
  name?: string | undefined;
  email: string;
  password: string | undefined;
}

/** The settings, read once at start. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** The site's own origin without a trailing slash; undefined: each request's Host, or `siteUrl` outside a request. */
  baseUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The mailbox that receives bounced emails; undefined if it is not read. */
  bounceImapUrl: string | undefined;
  mailFrom: string | undefined;
  authSecret: string | undefined;
  /** Where each night's backup is kept. */
  backupDir: string;
  /** What backups are encrypted to and read with; undefined: they are not. */
  backupKey: string | undefined;
  /** How staff sign in. */
  signIn: SignInSettings;
  firstStaff: FirstStaff | undefined;
  demoContent: boolean;
  trustProxy: boolean;
  /** Where Prometheus reads metrics; undefined if none are collected. */
  metrics: { port: number; host: string } | undefined;
  /** Forms one sender may send in ten minutes. */
  publicFormLimit: number;
}

/** A setting with which the server cannot start; the message is one sentence that names it. */
export class WrongSetting extends Error {}

/** The site's address, for links that are opened from elsewhere; without BASE_URL, localhost with this node's port. */
export function siteUrl({ baseUrl, port }: Pick<Config, 'baseUrl' | 'port'>): string {
  return baseUrl ?? `http://localhost:${port}`;
}

/** False in development and without BASE_URL. */
export function isServedByHttps({ baseUrl }: Pick<Config, 'baseUrl'>): boolean {
  return baseUrl?.startsWith('https:') ?? false;
}

/** A sentence for each name in the environment that is not ours but for a letter or an underscore: „DATABSE_URL“. */
export function nearMisses(environment: Record<string, string | undefined>): string[] {
  const known = Object.keys(environmentSchema.shape);
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => !shortened(setting).isDisjointFrom(shortened(name)));
      return meant ? [`${name}: unknown; ${meant}?`] : [];
    });
}

/** The letters of a name, and those with one left out: names share one of these if a single letter tells them apart. */
function shortened(name: string): Set<string> {
  const letters = name.replaceAll('_', '');
  return new Set([letters, ...Array.from(letters, (_, index) => letters.slice(0, index) + letters.slice(index + 1))]);
}

/** Reads and checks the environment; throws `WrongSetting` with the first thing that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = settingsSchema.safeParse(set);
  if (!result.success) throw new WrongSetting(result.error.issues[0]?.message);
  const e = result.data;
  const signIn = clerkSettings(e) ?? directorySettings(e) ?? { provider: 'local' };
  return {
    production: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    baseUrl: e.BASE_URL && new URL(e.BASE_URL).origin,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    smtpUrl: e.SMTP_URL,
    bounceImapUrl: e.BOUNCE_IMAP_URL,
    mailFrom: e.MAIL_FROM,
    authSecret: e.AUTH_SECRET,
    backupDir: e.BACKUP_DIR ?? join(e.DATA_DIR, 'backups'),
    backupKey: e.BACKUP_KEY,
    signIn,
    firstStaff: firstStaffBy(signIn.provider, {
      name: e.STAFF_NAME,
      email: e.STAFF_EMAIL,
      password: e.STAFF_PASSWORD,
    }),
    // an installation with an address is no demonstration
    demoContent: e.DEMO_CONTENT ?? !e.BASE_URL,
    trustProxy: e.TRUST_PROXY,
    metrics: e.METRICS_PORT === undefined ? undefined : { port: e.METRICS_PORT, host: e.METRICS_HOST },
    publicFormLimit: e.PUBLIC_FORM_LIMIT,
  };
}

/** The first member of staff for this way to sign in; throws `WrongSetting` for incomplete or unusable settings. */
export function firstStaffBy(
  provider: IdentityProvider,
  { email, password, ...first }: Pick<FirstStaff, 'name' | 'password'> & { email: string | undefined },
): FirstStaff | undefined {
  if (provider !== 'local' && password)
    throw new WrongSetting('STAFF_PASSWORD: staff sign in by their provider here, leave it empty');
  if (provider === 'local' && !email !== !password)
    throw new WrongSetting('STAFF_EMAIL and STAFF_PASSWORD belong together: set both or neither');
  return email ? { ...first, email, password } : undefined;
}
