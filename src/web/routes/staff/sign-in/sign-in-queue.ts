/** Each sign-in waits for those before it, 0.1 s for a password. */
const AT_ONCE_MAX = 10;

/** Sign-ins under way in this process. Known devices do not wait behind unknown senders. */
const underWay = { known: 0, strangers: 0 };

/** Runs a sign-in, unless too many are already under way. */
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
