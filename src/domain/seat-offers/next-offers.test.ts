import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeSeats, type SeatCount, seatOutcome } from '#domain/courses/seats.ts';
import { nextOffers, type QueueEntry, seatsToOffer } from './next-offers.ts';
import { isEligibleForOffer, type LastOffer } from './seat-offer.ts';

const waiting = (id: string, seats: number, over: Partial<QueueEntry> = {}): QueueEntry => ({
  id,
  seats,
  mayBeSplit: false,
  hasEmail: true,
  lastOffer: null,
  ...over,
});
const course = (capacity: number, seatsTaken: number, seatsOffered = 0) => ({ capacity, seatsTaken, seatsOffered });

describe('nextOffers', () => {
  test('offers free seats to the first entry that fits, then to others while seats remain', () => {
    const queue = [waiting('five', 5), waiting('two', 2), waiting('one', 1), waiting('late', 1)];
    expect(nextOffers(course(12, 9), queue)).toEqual([
      { id: 'two', seats: 2 },
      { id: 'one', seats: 1 },
    ]);
  });

  test('offers the remaining seats to a group that may be split, in its turn', () => {
    const queue = [waiting('one', 1), waiting('five', 5, { mayBeSplit: true }), waiting('late', 1)];
    expect(nextOffers(course(12, 9), queue)).toEqual([
      { id: 'one', seats: 1 },
      { id: 'five', seats: 2 },
    ]);
  });

  test('keeps seats free for an entry that fits but has only a telephone', () => {
    const queue = [waiting('called', 2, { hasEmail: false }), waiting('late', 2), waiting('one', 1)];
    expect(nextOffers(course(12, 9), queue)).toEqual([{ id: 'one', seats: 1 }]);
  });

  test('offers no seat that an open offer holds', () => {
    expect(nextOffers(course(12, 9, 3), [waiting('one', 1)])).toEqual([]);
  });

  test('offers seats to every entry where the course has no limit', () => {
    const queue = [waiting('five', 5), waiting('two', 2)];
    expect(nextOffers(course(0, 12), queue).map(({ seats }) => seats)).toEqual([5, 2]);
  });

  test.each(['open', 'declined', 'expired', 'withdrawn'] as const)(
    'offers nothing to an entry whose last offer is %s',
    (state) => {
      const queue = [waiting('asked', 1, { lastOffer: { state } }), waiting('next', 1)];
      expect(nextOffers(course(12, 11), queue)).toEqual([{ id: 'next', seats: 1 }]);
    },
  );
});

/** A sign-up in the histories below; the list is in the order of receipt. */
interface SignUpInHistory {
  id: string;
  status: 'confirmed' | 'waiting' | 'cancelled';
  seats: number;
  mayBeSplit: boolean;
  offer: { state: LastOffer['state']; seats: number } | null;
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      action: fc.constant('sign-up' as const),
      seats: fc.integer({ min: 1, max: 5 }),
      split: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      action: fc.constantFrom('cancel' as const, 'accept' as const, 'decline' as const, 'run-out' as const),
      index: fc.nat(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ action: fc.constant('resize' as const), capacity: fc.integer({ min: 1, max: 9 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A course and its sign-ups, changed as in the application: free seats are offered at once. */
class History {
  signUps: SignUpInHistory[] = [];
  #made = 0;
  capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  count(): SeatCount {
    const eligible = this.signUps.filter(({ status, offer }) => status === 'waiting' && isEligibleForOffer(offer));
    const needs = eligible.map(({ seats, mayBeSplit }) => (mayBeSplit ? 1 : seats));
    const sum = (of: number[]) => of.reduce((total, seats) => total + seats, 0);
    return {
      capacity: this.capacity,
      seatsTaken: sum(this.signUps.filter(({ status }) => status === 'confirmed').map(({ seats }) => seats)),
      seatsOffered: sum(this.signUps.map(({ offer }) => (offer?.state === 'open' ? offer.seats : 0))),
      seatsRequested: needs.length > 0 ? Math.min(...needs) : null,
    };
  }

  play(step: Step): void {
    if (step.action === 'sign-up') this.#signUp(step);
    else if (step.action === 'resize') this.#resize(step.capacity);
    else {
      const signUp = this.signUps[step.index % Math.max(1, this.signUps.length)];
      if (signUp) this.#move(signUp, step.action);
    }
    this.#offer();
  }

  #signUp({ seats, split }: { seats: number; split: boolean }): void {
    const status = seatOutcome(this.count(), seats);
    this.signUps.push({ id: this.#newId(), status, seats, mayBeSplit: split, offer: null });
  }

  #newId(): string {
    this.#made += 1;
    return `${this.#made}`;
  }

  /** If more offers are open than fit, the newest end. */
  #resize(capacity: number): void {
    this.capacity = capacity;
    for (const signUp of this.signUps.toReversed()) {
      const { seatsTaken, seatsOffered } = this.count();
      if (seatsTaken + seatsOffered <= capacity) break;
      if (signUp.offer?.state === 'open') signUp.offer = null;
    }
  }

  #move(signUp: SignUpInHistory, action: 'cancel' | 'accept' | 'decline' | 'run-out'): void {
    if (action === 'cancel') {
      Object.assign(signUp, { status: 'cancelled', offer: null });
      return;
    }
    const { offer } = signUp;
    if (offer?.state !== 'open') return;
    if (action !== 'accept') {
      offer.state = action === 'decline' ? 'declined' : 'expired';
      return;
    }
    const rest = signUp.seats - offer.seats;
    const place = this.signUps.indexOf(signUp);
    const others: SignUpInHistory = { ...signUp, id: this.#newId(), seats: rest, offer: null };
    if (rest > 0) this.signUps.splice(place + 1, 0, others);
    Object.assign(signUp, { status: 'confirmed', seats: offer.seats, offer: { ...offer, state: 'accepted' } });
  }

  queue(): (QueueEntry & { signUp: SignUpInHistory })[] {
    return this.signUps
      .filter(({ status }) => status === 'waiting')
      .map((signUp) => ({
        ...waiting(signUp.id, signUp.seats),
        mayBeSplit: signUp.mayBeSplit,
        lastOffer: signUp.offer,
        signUp,
      }));
  }

  #offer(): void {
    const queue = this.queue();
    let free = freeSeats(this.count());
    const offers = nextOffers(this.count(), queue);
    // no overtaking: each entry can only get what the entries before it leave
    for (const { id, lastOffer, ...entry } of queue) {
      const offered = offers.find((offer) => offer.id === id);
      const fits = isEligibleForOffer(lastOffer) ? seatsToOffer(entry, free) : 0;
      expect(offered?.seats ?? 0).toBe(fits);
      if (!offered) continue;
      entry.signUp.offer = { state: 'open', seats: offered.seats };
      free -= offered.seats;
    }
  }
}

test('in ten thousand random histories, free seats are offered in queue order and none is sold twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(step, { maxLength: 25 }), (capacity, steps) => {
      const history = new History(capacity);
      for (const step of steps) {
        const before = history.count();
        history.play(step);
        const count = history.count();
        // a smaller capacity removes no confirmed seat, and adds none
        expect(count.seatsTaken).toBeLessThanOrEqual(Math.max(count.capacity, before.seatsTaken));
        if (count.seatsOffered > 0) expect(count.seatsTaken + count.seatsOffered).toBeLessThanOrEqual(count.capacity);
        const free = freeSeats(count);
        const idle = history
          .queue()
          .filter((entry) => isEligibleForOffer(entry.lastOffer) && seatsToOffer(entry, free) > 0);
        expect(idle).toEqual([]);
      }
    }),
    { numRuns: 10_000 },
  );
});
