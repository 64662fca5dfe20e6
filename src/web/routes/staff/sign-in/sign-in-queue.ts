/** Each waits for those before it, 0.1 s for a password. */
const AT_ONCE_MAX = 10;

/** How many are under way in this process. Whoever has signed in before does not stand behind strangers. */
const underWay = { known: 0, strangers: 0 };

/** Does a sign-in's work, unless too many are under way already. */
export async function inSignInQueue<T>(
  queue: 'known' | 'strangers',
  work: () => Promise<T>,
): Promise<T | { outcome: 'busy' }> {
  if (underWay[queue] >= AT_ONCE_MAX) return { outcome: 'busy' };
  underWay[queue] += 1;
  try {
    return await work();
  } finally {
    underWay[queue] -= 1;
  }
}
