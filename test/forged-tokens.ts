import { decodeJwt, decodeProtectedHeader, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { Issuer } from './issuer.ts';

type Forge = NonNullable<Issuer['forge']>;

/** The token with other claims, signed by the directory's own key. */
const withClaims =
  (over: (claims: JWTPayload) => JWTPayload): Forge =>
  async (token, { privateKey }) => {
    const claims = decodeJwt(token);
    return new SignJWT({ ...claims, ...over(claims) }).setProtectedHeader(headerOf(token)).sign(privateKey);
  };

/** A valid token of an issuer that provides email addresses only at its userinfo endpoint. */
export const WITHOUT_ADDRESS: Forge = withClaims(() => ({ email: undefined, email_verified: undefined }));

/** ID tokens that our directory has not issued, not for us, or not for this time. */
export const FORGED_TOKENS: Record<string, Forge> = {
  'has expired': withClaims(({ iat = 0 }) => ({ iat: iat - 7_200, exp: iat - 3_600 })),
  'is not valid yet': withClaims(({ iat = 0 }) => ({ nbf: iat + 3_600 })),
  'is another issuer’s': withClaims(() => ({ iss: 'https://cudzi.example' })),
  'is for another application': withClaims(() => ({ aud: 'ina-aplikacia' })),
  'is for us and for another application that got it': withClaims(({ aud }) => ({
    aud: [String(aud), 'ina-aplikacia'],
    azp: 'ina-aplikacia',
  })),
  'answers another sign-in': withClaims(() => ({ nonce: 'iny-pokus' })),
  'answers no sign-in': withClaims(() => ({ nonce: undefined })),
  'names nobody': withClaims(() => ({ sub: undefined })),
  'is signed by another key': async (token) => {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT(decodeJwt(token)).setProtectedHeader(headerOf(token)).sign(privateKey);
  },
  'is signed by a key nobody knows': async (token) => {
    const { privateKey } = await generateKeyPair('RS256');
    const header = { ...headerOf(token), kid: 'neznamy' };
    return new SignJWT(decodeJwt(token)).setProtectedHeader(header).sign(privateKey);
  },
  'is signed with our own secret': async (token) => {
    const secret = new TextEncoder().encode('tajomstvo-pre-skolenia'.padEnd(32));
    return new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256' }).sign(secret);
  },
  'is not signed': async (token) => new UnsecuredJWT(decodeJwt(token)).encode(),
  'was changed after it was signed': async (token) => {
    const [header, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'niekto-iny' })).toString('base64url');
    return `${header}.${claims}.${signature}`;
  },
  'is no token': async () => 'nie.je.token',
};

function headerOf(token: string) {
  return { ...decodeProtectedHeader(token), alg: 'RS256' };
}
