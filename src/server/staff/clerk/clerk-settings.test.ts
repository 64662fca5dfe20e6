import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { complaintAbout } from '../../../../test/setting-complaint.ts';
import { clerkFault } from './clerk-settings.ts';

const keyFor = (host: string, kind = 'live') => `pk_${kind}_${btoa(`${host}$`)}`;

const WHOLE = {
  CLERK_PUBLISHABLE_KEY: keyFor('clerk.example.sk'),
  CLERK_SECRET_KEY: 'sk_live_tajnykluczskusky',
  BASE_URL: 'https://www.example.sk',
};

const pem = (type: 'rsa' | 'ec') =>
  (type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 2_048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  ).publicKey
    .export({ type: 'spki', format: 'pem' })
    .toString();

const complaint = (over: Record<string, string>) => complaintAbout({ ...WHOLE, ...over });

describe('hosted sign-in', () => {
  test('is used when both keys are set', () => {
    expect(readConfig(WHOLE).signIn).toEqual({
      provider: 'clerk',
      publishableKey: WHOLE.CLERK_PUBLISHABLE_KEY,
      secretKey: 'sk_live_tajnykluczskusky',
      jwtKey: undefined,
      apiUrl: 'https://api.clerk.com',
      frontendHost: 'clerk.example.sk',
    });
  });

  test('accepts the signing key, even on one line, and the address of Clerk', () => {
    const key = pem('rsa');
    const more = { CLERK_JWT_KEY: key.replaceAll('\n', '\\n'), CLERK_API_URL: 'http://127.0.0.1:8080' };
    expect(readConfig({ ...WHOLE, ...more }).signIn).toMatchObject({ jwtKey: key, apiUrl: 'http://127.0.0.1:8080' });
  });

  test('is not used without the two keys', () => {
    expect(readConfig({}).signIn).toEqual({ provider: 'local' });
    expect(readConfig({ CLERK_API_URL: 'https://api.clerk.com' }).signIn).toEqual({ provider: 'local' });
  });
});

describe('wrong settings of Clerk are refused', () => {
  test.each<[string, Record<string, string>]>([
    ['CLERK_SECRET_KEY is missing', { CLERK_SECRET_KEY: '' }],
    ['CLERK_PUBLISHABLE_KEY is missing', { CLERK_PUBLISHABLE_KEY: '' }],
    ['BASE_URL is missing', { BASE_URL: '' }],
    ['CLERK_PUBLISHABLE_KEY is a key', { CLERK_PUBLISHABLE_KEY: 'pk_live_' }],
    ['CLERK_PUBLISHABLE_KEY is a key', { CLERK_PUBLISHABLE_KEY: 'sk_live_tajnykluczskusky' }],
    ['CLERK_PUBLISHABLE_KEY is a key', { CLERK_PUBLISHABLE_KEY: WHOLE.CLERK_PUBLISHABLE_KEY.slice(0, -6) }],
    ['CLERK_PUBLISHABLE_KEY is a key', { CLERK_PUBLISHABLE_KEY: keyFor("clerk.example.sk 'unsafe-inline'") }],
    ['CLERK_PUBLISHABLE_KEY is a key', { CLERK_PUBLISHABLE_KEY: keyFor('clerk.example.sk/;script-src') }],
    ['CLERK_SECRET_KEY is a key', { CLERK_SECRET_KEY: 'tajnykluczskusky' }],
    ['CLERK_SECRET_KEY is a key', { CLERK_SECRET_KEY: WHOLE.CLERK_PUBLISHABLE_KEY }],
    ['belong to different instances', { CLERK_SECRET_KEY: 'sk_test_tajnykluczskusky' }],
    ['CLERK_JWT_KEY is an RSA public key', { CLERK_JWT_KEY: 'MIIBIjANBgkqhkiG9w0BAQ' }],
    ['CLERK_JWT_KEY is an RSA public key', { CLERK_JWT_KEY: pem('ec') }],
    ['CLERK_JWT_KEY is of use', { CLERK_JWT_KEY: pem('rsa'), CLERK_PUBLISHABLE_KEY: '', CLERK_SECRET_KEY: '' }],
    ['CLERK_API_URL is an address', { CLERK_API_URL: 'api.clerk.com' }],
  ])('with the message „%s“', (words, over) => {
    expect(complaint(over)).toContain(words);
    expect(complaint(over)).not.toContain('tajny');
  });

  test('together with another way to sign in', () => {
    const both = { ...WHOLE, CLERK_API_URL: '', OIDC_ISSUER: 'https://login.example.sk' };
    expect(clerkFault({ ...both, CLERK_JWT_KEY: undefined })).toContain('OIDC_ISSUER');
  });
});
