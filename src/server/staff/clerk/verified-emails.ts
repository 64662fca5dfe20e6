import { createClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/shared/error';
import type { App } from '#server/app.ts';
import { ProviderUnreachable } from '#server/staff/provider-unreachable.ts';
import type { ClerkSettings } from './clerk-settings.ts';

const SECONDS = 60;
const ENTRIES_MAX = 1_000;

/**
 * Answers the address Clerk has verified. Only those who are not on our list yet are asked about, and each once a minute at
 * most: a stranger who asks for page after page does not have us ask Clerk each time.
 */
export function verifiedEmails({ now }: Pick<App, 'now'>, settings: ClerkSettings) {
  const { users } = createClerkClient(settings);
  /** The oldest first. */
  const answers = new Map<string, { email: Promise<string | undefined>; until: number }>();

  return (userId: string): Promise<string | undefined> => {
    const at = now().epochMilliseconds;
    const known = answers.get(userId);
    if (known && at < known.until) return known.email;
    const email = primaryEmail(userId);
    answers.delete(userId);
    answers.set(userId, { email, until: at + SECONDS * 1_000 });
    const [oldest] = answers.keys();
    if (answers.size > ENTRIES_MAX && oldest !== undefined) answers.delete(oldest);
    // what could not be answered is asked again
    email.catch(() => answers.delete(userId));
    return email;
  };

  async function primaryEmail(userId: string): Promise<string | undefined> {
    try {
      const { primaryEmailAddress } = await users.getUser(userId);
      const isVerified = primaryEmailAddress?.verification?.status === 'verified';
      return isVerified ? primaryEmailAddress.emailAddress : undefined;
    } catch (error) {
      // an account that was deleted while its last token is still good
      if (isClerkAPIResponseError(error) && error.status === 404) return undefined;
      throw new ProviderUnreachable('an account cannot be read from Clerk', { cause: error });
    }
  }
}
