import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { complaintAbout } from '../../../../test/setting-complaint.ts';

const DIRECTORY = {
  OIDC_ISSUER: 'https://login.example.sk/firma',
  OIDC_CLIENT_ID: 'skolenia',
  OIDC_CLIENT_SECRET: 'tajomstvo',
  BASE_URL: 'https://www.example.sk',
};

const complaint = (over: Record<string, string>) => complaintAbout({ ...DIRECTORY, ...over });

describe('the company’s directory', () => {
  test('is the way to sign in once all its variables are set', () => {
    expect(readConfig(DIRECTORY).signIn).toEqual({
      provider: 'oidc',
      issuer: DIRECTORY.OIDC_ISSUER,
      clientId: 'skolenia',
      clientSecret: 'tajomstvo',
      name: 'login.example.sk',
      trustsEmail: false,
    });
    const named = readConfig({ ...DIRECTORY, OIDC_NAME: ' Microsoft ', OIDC_TRUST_EMAIL: 'on' });
    expect(named.signIn).toMatchObject({ name: 'Microsoft', trustsEmail: true });
  });

  test('admits the first member of staff without a password here', () => {
    const { firstStaff } = readConfig({ ...DIRECTORY, STAFF_EMAIL: 'jana@example.sk' });
    expect(firstStaff).toEqual({ email: 'jana@example.sk', password: undefined });
    const both = { STAFF_EMAIL: 'jana@example.sk', STAFF_PASSWORD: 'dvanast-znakov' };
    expect(complaint(both)).toMatch(/^STAFF_PASSWORD/);
  });

  test.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'BASE_URL'])('is refused without %s', (name) => {
    expect(complaint({ [name]: '' })).toMatch(new RegExp(`^${name} is missing`));
  });

  test.each([
    ['no address', 'login'],
    ['not encrypted', 'http://login.example.sk'],
    ['not the web’s', 'ldap://login.example.sk'],
    ['that of its description', 'https://login.example.sk/.well-known/openid-configuration'],
    ['one with a query', 'https://login.example.sk/?a=b'],
    ['everybody’s at Microsoft', 'https://login.microsoftonline.com/common/v2.0'],
    ['every company’s at Microsoft', 'https://login.microsoftonline.com/organizations/v2.0'],
  ])('is refused at an address that is %s', (_what, OIDC_ISSUER) => {
    expect(complaint({ OIDC_ISSUER })).toMatch(/^OIDC_ISSUER is/);
  });

  test.each([
    'http://localhost:8080/realms/firma',
    'http://127.0.0.1:9000',
    'https://accounts.google.com',
    'https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/v2.0',
  ])('is accepted at %s', (OIDC_ISSUER) => {
    expect(complaint({ OIDC_ISSUER })).toBe('nothing');
  });

  test('is refused together with the hosted sign-in', () => {
    expect(complaint({ CLERK_PUBLISHABLE_KEY: 'pk_test_x', CLERK_SECRET_KEY: 'sk_test_x' })).toMatch(/CLERK_/);
  });

  test.each([
    ['OIDC_NAME', 'x'.repeat(41)],
    ['OIDC_TRUST_EMAIL', 'maybe'],
  ])('is refused with %s=%s', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} `));
  });

  test('has a secret that no error message repeats', () => {
    expect(complaint({ OIDC_CLIENT_SECRET: 'velmi-tajne', OIDC_CLIENT_ID: '' })).not.toContain('velmi-tajne');
  });
});
