import { createClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/shared/error';
import { providedName } from '#domain/staff/staff-fields.ts';
import type { Clock } from '#server/clock.ts';
import { ProviderUnreachable } from '#server/staff/provider-unreachable.ts';
import type { Profile } from '#server/staff/sign-in-way.ts';
import type { ClerkSettings } from './clerk-settings.ts';

const SECONDS = 60;
const ENTRIES_MAX = 1_000;

/**
 * Returns Clerk's profile of a user whose address Clerk has verified. Only users who are not on our list yet are looked
 * up, each once a minute at most, so that page requests of unknown users do not each cause a request to Clerk.
 */
export function profiles({ now }: Clock, settings: ClerkSettings) {
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
    // a failed lookup is repeated
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
      // the account was deleted while its last token is still valid
      if (isClerkAPIResponseError(error) && error.status === 404) return undefined;
      throw new ProviderUnreachable('an account cannot be read from Clerk', { cause: error });
    }
  }
}
