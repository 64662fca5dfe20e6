import { createClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/shared/error';
import { providedName } from '#domain/staff/staff-fields.ts';
import type { App } from '#server/app.ts';
import { ProviderUnreachable } from '#server/staff/provider-unreachable.ts';
import type { Profile } from '#server/staff/sign-in-way.ts';
import type { ClerkSettings } from './clerk-settings.ts';

const SECONDS = 60;
const ENTRIES_MAX = 1_000;

/**
 * Answers what Clerk says of somebody whose address it has verified. Only those who are not on our list yet are asked
 * about, and each once a minute at most: a stranger who asks for page after page does not have us ask Clerk each time.
 */
export function profiles({ now }: Pick<App, 'now'>, settings: ClerkSettings) {
  const { users } = createClerkClient(settings);
  /** The oldest first. */
  const answers = new Map<string, { profile: Promise<Profile | undefined>; until: number }>();

  return (userId: string): Promise<Profile | undefined> => {
    const at = now().epochMilliseconds;
    const known = answers.get(userId);
    if (known && at < known.until) return known.profile;
    const profile = read(userId);
    answers.delete(userId);
    answers.set(userId, { profile, until: at + SECONDS * 1_000 });
    const [oldest] = answers.keys();
    if (answers.size > ENTRIES_MAX && oldest !== undefined) answers.delete(oldest);
    // what could not be answered is asked again
    profile.catch(() => answers.delete(userId));
    return profile;
  };

  async function read(userId: string): Promise<Profile | undefined> {
    try {
      const { primaryEmailAddress, firstName, lastName } = await users.getUser(userId);
      if (primaryEmailAddress?.verification?.status !== 'verified') return undefined;
      const email = primaryEmailAddress.emailAddress;
      return { email, name: providedName(email, { given: firstName, family: lastName, whole: undefined }) };
    } catch (error) {
      // an account that was deleted while its last token is still good
      if (isClerkAPIResponseError(error) && error.status === 404) return undefined;
      throw new ProviderUnreachable('an account cannot be read from Clerk', { cause: error });
    }
  }
}
