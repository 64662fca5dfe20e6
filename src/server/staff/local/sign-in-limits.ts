import type { MonotonicClock } from '#server/clock.ts';
import type { Limits, Turn } from '#server/limits.ts';
import { DeviceMarks, KnownAddresses } from './known-senders.ts';

/** The account of a sign-in attempt, the client's address, and the browser's marks of earlier ones. */
export interface Attempt {
  /** `accountEmail`, whether there is such an account or not. */
  account: string;
  clientAddress: string;
  deviceMarks: readonly string[];
}

/** Failures of one device, or of one address. */
const SENDER = { name: 'signInSender', turns: 10, seconds: 10 * 60 };
/** Failures of all unknown senders together; at most 100 in a row are advised (NIST SP 800-63B-4, 3.2.2). */
const UNKNOWN_SENDERS = { name: 'signInUnknownSenders', turns: 50, seconds: 60 * 60 };

/** An attempt that may go on, with functions that report how it ended; or the limit that was reached. */
export type AttemptTurn =
  | { allowed: true; succeeded(): Promise<string[]>; passwordAccepted(): Promise<void>; undo(): Promise<void> }
  | { allowed: false; by: 'sender' | 'unknown'; retryAfterSeconds: number };

/** How often a sign-in may be tried (decision 0011). */
export class SignInLimits {
  #limits: Limits;
  #marks: DeviceMarks;
  #addresses: KnownAddresses;

  constructor({ authSecret, elapsed, limits }: { authSecret: string; limits: Limits } & MonotonicClock) {
    this.#limits = limits;
    this.#marks = new DeviceMarks(authSecret);
    this.#addresses = new KnownAddresses({ elapsed });
  }

  /** True when this account has signed in by this browser or from this address before. */
  knows({ account, clientAddress, deviceMarks }: Attempt): boolean {
    return this.#marks.deviceOf(account, deviceMarks) !== undefined || this.#addresses.has(account, clientAddress);
  }

  /** Counts an attempt before it is made, so that simultaneous attempts cannot exceed the limit. */
  async take(attempt: Attempt): Promise<AttemptTurn> {
    const { account, clientAddress, deviceMarks } = attempt;
    const device = this.#marks.deviceOf(account, deviceMarks);
    const isUnknown = !this.knows(attempt);
    const sender = device === undefined ? `address ${clientAddress}` : `device ${device}`;
    const senderTurn = await this.#limits.take(SENDER, sender);
    if (!senderTurn.allowed) return { ...senderTurn, by: 'sender' };
    const unknownTurn: Turn = isUnknown ? await this.#limits.take(UNKNOWN_SENDERS, account) : { allowed: true };
    if (!unknownTurn.allowed) return { ...unknownTurn, by: 'unknown' };
    const clearFailure = async () => {
      if (isUnknown) await this.#limits.giveBack(UNKNOWN_SENDERS, account);
    };
    return {
      allowed: true,
      /** Returns the marks the browser is to keep. */
      succeeded: async () => {
        await clearFailure();
        return this.remember(attempt);
      },
      /** The password was right, and a second factor is required: the sender's turn is given back only after that. */
      passwordAccepted: clearFailure,
      /** For an attempt that ended before the password was judged. */
      undo: async () => {
        await clearFailure();
        await this.#limits.giveBack(SENDER, sender);
      },
    };
  }

  /** Notes that an account has signed in by this browser and from this address; returns the marks it is to keep. */
  async remember({ account, clientAddress, deviceMarks }: Attempt): Promise<string[]> {
    const device = this.#marks.deviceOf(account, deviceMarks);
    // many people of one office sign in from one address
    if (device === undefined) await this.#limits.giveBack(SENDER, `address ${clientAddress}`);
    else await this.#limits.clear(SENDER, `device ${device}`);
    this.#addresses.note(account, clientAddress);
    return this.#marks.renewed(account, deviceMarks);
  }
}
