/** One character more than an address or a password of ours may have: what is longer is wrong either way. */
const EMAIL_LENGTH = 255;
const PASSWORD_LENGTH = 129;

/** What somebody signs in with, cut before it is worked on: to compose and to hash a long text takes long. */
export function credentials(texts: FormData): { email: string; password: string } {
  const text = (name: string) => String(texts.get(name) ?? '');
  return { email: text('email').trim().slice(0, EMAIL_LENGTH), password: text('password').slice(0, PASSWORD_LENGTH) };
}
