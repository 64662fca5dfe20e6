import { describe, expect, test } from 'vitest';
import { complaintAbout } from '../../test/setting-complaint.ts';
import { firstStaffBy, nearMisses, readConfig } from './config.ts';

const SECRET = 'x'.repeat(32);
const BACKUP_KEY = 'AGE-SECRET-KEY-15X83LZVL44EMRM8MJT298SC9VJ38FEQYU0H28HCZKS2VSTQTUWWSVW0Z9S';
const STAFF = { STAFF_EMAIL: 'jana@example.sk', STAFF_PASSWORD: 'dvanast-znakov' };

describe('the settings', () => {
  test('are all optional', () => {
    expect(readConfig({})).toEqual({
      production: false,
      port: 3000,
      host: '0.0.0.0',
      baseUrl: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      smtpUrl: undefined,
      bounceImapUrl: undefined,
      mailFrom: undefined,
      authSecret: undefined,
      backupDir: 'data/backups',
      backupKey: undefined,
      signIn: { provider: 'local' },
      firstStaff: undefined,
      demoContent: true,
      trustProxy: false,
      publicFormLimit: 20,
    });
  });

  test('count as not set when empty, so that .env.example works as copied', () => {
    const names = ['PORT', 'HOST', 'BASE_URL', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'AUTH_SECRET'];
    const more = ['STAFF_EMAIL', 'STAFF_PASSWORD', 'CLERK_PUBLISHABLE_KEY', 'CLERK_SECRET_KEY', 'DEMO_CONTENT'];
    const empty = [...names, ...more, 'TRUST_PROXY', 'PUBLIC_FORM_LIMIT', 'NODE_ENV'].map((name) => [name, '']);
    expect(readConfig(Object.fromEntries(empty))).toEqual(readConfig({}));
    expect(readConfig({ PORT: ' ', BASE_URL: '\t' })).toEqual(readConfig({}));
  });

  test('are all read', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '127.0.0.1',
      BASE_URL: 'https://www.example.sk/',
      DATA_DIR: '/var/bozp',
      DATABASE_URL: 'postgres://bozp:tajne@db:5432/bozp',
      SMTP_URL: 'smtps://bozp:tajne@mail:465',
      BOUNCE_IMAP_URL: 'imaps://bozp:tajne@mail:993/INBOX',
      MAIL_FROM: 'kurzy@example.sk',
      AUTH_SECRET: SECRET,
      BACKUP_DIR: '/var/backups/bozp',
      BACKUP_KEY,
      ...STAFF,
      DEMO_CONTENT: 'off',
      TRUST_PROXY: 'on',
      PUBLIC_FORM_LIMIT: '5',
      PATH: '/usr/bin',
    });
    expect(config).toEqual({
      production: true,
      port: 8080,
      host: '127.0.0.1',
      baseUrl: 'https://www.example.sk',
      dataDir: '/var/bozp',
      databaseUrl: 'postgres://bozp:tajne@db:5432/bozp',
      smtpUrl: 'smtps://bozp:tajne@mail:465',
      bounceImapUrl: 'imaps://bozp:tajne@mail:993/INBOX',
      mailFrom: 'kurzy@example.sk',
      authSecret: SECRET,
      backupDir: '/var/backups/bozp',
      backupKey: BACKUP_KEY,
      signIn: { provider: 'local' },
      firstStaff: { email: 'jana@example.sk', password: 'dvanast-znakov' },
      demoContent: false,
      trustProxy: true,
      publicFormLimit: 5,
    });
  });

  test.each([
    ['on', true],
    ['true', true],
    ['1', true],
    ['off', false],
    ['false', false],
    ['0', false],
  ])('are switched on and off by %s', (value, state) => {
    expect(readConfig({ DEMO_CONTENT: value, TRUST_PROXY: value })).toMatchObject({
      demoContent: state,
      trustProxy: state,
    });
  });
});

test('invented content fills a database only until the site has an address, unless it is asked for', () => {
  const BASE_URL = 'https://www.example.sk';
  expect(readConfig({}).demoContent).toBe(true);
  expect(readConfig({ BASE_URL }).demoContent).toBe(false);
  expect(readConfig({ BASE_URL, DEMO_CONTENT: 'on' }).demoContent).toBe(true);
});

test('a name that is a letter or an underscore away from a setting is reported, and no other', () => {
  const environment = {
    DATABSE_URL: 'x',
    SMTP_URI: 'x',
    BACKUPKEY: 'x',
    TRUSTPROXY: 'on',
    PORT: '1',
    HOME: '/',
    PATH: '/',
  };
  expect(nearMisses(environment)).toEqual([
    'DATABSE_URL: unknown; DATABASE_URL?',
    'SMTP_URI: unknown; SMTP_URL?',
    'BACKUPKEY: unknown; BACKUP_KEY?',
    'TRUSTPROXY: unknown; TRUST_PROXY?',
  ]);
});

describe('the check of the settings', () => {
  test.each<[string, string]>([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['BASE_URL', 'www.example.sk'],
    ['BASE_URL', 'nonsense'],
    ['BASE_URL', 'ftp://www.example.sk'],
    ['BASE_URL', 'https://www.example.sk/kurzy'],
    ['DATABASE_URL', 'mysql://host/name'],
    ['DATABASE_URL', 'data.sqlite'],
    ['SMTP_URL', 'mail.example.sk:587'],
    ['SMTP_URL', 'smtp:mail.example.sk:587'],
    ['SMTP_URL', 'https://mail.example.sk'],
    ['SMTP_URL', 'smtp://kurzy:heslo@mail.example.sk:465'],
    ['AUTH_SECRET', 'short'],
    ['STAFF_EMAIL', 'jana'],
    ['STAFF_PASSWORD', 'short'],
    ['STAFF_PASSWORD', 'x'.repeat(129)],
    ['STAFF_PASSWORD', 'Password1234'],
    ['STAFF_PASSWORD', 'jana@example.sk'],
    ['MAIL_FROM', 'kurzy'],
    ['MAIL_FROM', 'Kurzy <kurzy>'],
    ['MAIL_FROM', 'kurzy@example.sk, dopyty@example.sk'],
    ['DEMO_CONTENT', 'maybe'],
    ['TRUST_PROXY', 'yes'],
    ['PUBLIC_FORM_LIMIT', '0'],
    ['PUBLIC_FORM_LIMIT', 'many'],
    ['PUBLIC_FORM_LIMIT', '1.5'],
  ])('refuses %s=%s with a sentence that names it', (name, value) => {
    // the related settings are complete, so that only the value itself can be wrong
    const others = name.startsWith('STAFF') ? STAFF : { MAIL_FROM: 'kurzy@example.sk' };
    expect(complaintAbout({ ...others, [name]: value })).toMatch(new RegExp(`^${name} (is|has)`));
  });

  test('refuses an address of the first staff member without a password', () => {
    const sentence = 'STAFF_EMAIL and STAFF_PASSWORD belong together: set both or neither';
    expect(complaintAbout({ STAFF_EMAIL: STAFF.STAFF_EMAIL })).toBe(sentence);
    expect(complaintAbout({ STAFF_PASSWORD: STAFF.STAFF_PASSWORD })).toBe(sentence);
    expect(complaintAbout({ ...STAFF, STAFF_PASSWORD: '' })).toBe(sentence);
  });

  test.each(['clerk', 'oidc'] as const)(
    'refuses a password of the first staff member with the sign-in by %s',
    (provider) => {
      const email = STAFF.STAFF_EMAIL;
      expect(() => firstStaffBy(provider, { email, password: STAFF.STAFF_PASSWORD })).toThrow(/^STAFF_PASSWORD: /);
      expect(firstStaffBy(provider, { email, password: undefined })).toEqual({ email, password: undefined });
      expect(firstStaffBy(provider, { email: undefined, password: undefined })).toBeUndefined();
    },
  );

  test('refuses a mail server without a sender', () => {
    expect(complaintAbout({ SMTP_URL: 'smtp://localhost' })).toMatch(/^MAIL_FROM is missing/);
  });

  test('refuses a mail server without the address that emails link to', () => {
    const sent = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'Kurzy a školenia <kurzy@example.sk>' };
    expect(complaintAbout(sent)).toMatch(/^BASE_URL is missing/);
    expect(complaintAbout({ ...sent, BASE_URL: 'https://www.example.sk' })).toBe('nothing');
  });

  test('refuses incomplete keys of the hosted sign-in', () => {
    expect(complaintAbout({ CLERK_PUBLISHABLE_KEY: 'pk_test_x' })).toMatch(/^CLERK_PUBLISHABLE_KEY/);
    expect(complaintAbout({ CLERK_SECRET_KEY: 'sk_test_x' })).toMatch(/CLERK_SECRET_KEY/);
  });

  test('never repeats a secret', () => {
    expect(complaintAbout({ AUTH_SECRET: 'tajne-heslo' })).not.toContain('tajne-heslo');
    expect(complaintAbout({ ...STAFF, STAFF_PASSWORD: 'tajne-heslo' })).not.toContain('tajne-heslo');
    expect(complaintAbout({ DATABASE_URL: 'mysql://root:tajne-heslo@db' })).not.toContain('tajne-heslo');
  });

  test('say how a password is written that ends the address', () => {
    expect(complaintAbout({ SMTP_URL: 'smtp://kurzy:he/slo@localhost' })).toMatch(/^SMTP_URL .*%2F/);
  });
});
