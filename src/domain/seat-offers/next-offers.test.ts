import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeSeats, type SeatCount, seatOutcome } from '#domain/courses/seats.ts';
import { type InQueue, nextOffers, seatsToOffer } from './next-offers.ts';
import { type LastOffer, mayBeAsked } from './seat-offer.ts';

const waiting = (id: string, seats: number, over: Partial<InQueue> = {}): InQueue => ({
  id,
  seats,
  mayBeSplit: false,
  hasEmail: true,
  lastOffer: null,
  ...over,
});
const course = (capacity: number, seatsTaken: number, seatsOffered = 0) => ({ capacity, seatsTaken, seatsOffered });

describe('free seats are offered', () => {
  test('to the first who fits, and to others while seats last', () => {
    const queue = [waiting('five', 5), waiting('two', 2), waiting('one', 1), waiting('late', 1)];
    expect(nextOffers(course(12, 9), queue)).toEqual([
      { id: 'two', seats: 2 },
      { id: 'one', seats: 1 },
    ]);
  });

  test('to a group that may be split as far as they go, when it is its turn', () => {
    const queue = [waiting('one', 1), waiting('five', 5, { mayBeSplit: true }), waiting('late', 1)];
    expect(nextOffers(course(12, 9), queue)).toEqual([
      { id: 'one', seats: 1 },
      { id: 'five', seats: 2 },
    ]);
  });

  test('to nobody behind who fits and must be called: the seats wait for the call', () => {
    const queue = [waiting('called', 2, { hasEmail: false }), waiting('late', 2), waiting('one', 1)];
    expect(nextOffers(course(12, 9), queue)).toEqual([{ id: 'one', seats: 1 }]);
  });

  test('to nobody while others hold them by an offer', () => {
    expect(nextOffers(course(12, 9, 3), [waiting('one', 1)])).toEqual([]);
  });

  test('to everybody where the course states no limit any more', () => {
    const queue = [waiting('five', 5), waiting('two', 2)];
    expect(nextOffers(course(0, 12), queue).map(({ seats }) => seats)).toEqual([5, 2]);
  });

  test.each(['open', 'declined', 'expired', 'withdrawn'] as const)('to nobody again whose offer is %s', (state) => {
    const queue = [waiting('asked', 1, { lastOffer: { state } }), waiting('next', 1)];
    expect(nextOffers(course(12, 11), queue)).toEqual([{ id: 'next', seats: 1 }]);
  });
});

/** A sign-up in the histories below; the list is in the order of receipt. */
interface Kept {
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
      does: fc.constant('sign-up' as const),
      seats: fc.integer({ min: 1, max: 5 }),
      split: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('cancel' as const, 'accept' as const, 'decline' as const, 'run-out' as const),
      whom: fc.nat(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('resize' as const), capacity: fc.integer({ min: 1, max: 9 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A course and its sign-ups, changed as in the application: free seats are offered at once. */
class History {
  kept: Kept[] = [];
  #made = 0;
  capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  count(): SeatCount {
    const asked = this.kept.filter(({ status, offer }) => status === 'waiting' && mayBeAsked(offer));
    const needs = asked.map(({ seats, mayBeSplit }) => (mayBeSplit ? 1 : seats));
    const sum = (of: number[]) => of.reduce((total, seats) => total + seats, 0);
    return {
      capacity: this.capacity,
      seatsTaken: sum(this.kept.filter(({ status }) => status === 'confirmed').map(({ seats }) => seats)),
      seatsOffered: sum(this.kept.map(({ offer }) => (offer?.state === 'open' ? offer.seats : 0))),
      seatsRequested: needs.length > 0 ? Math.min(...needs) : null,
    };
  }

  play(step: Step): void {
    if (step.does === 'sign-up') this.#signUp(step);
    else if (step.does === 'resize') this.#resize(step.capacity);
    else {
      const signUp = this.kept[step.whom % Math.max(1, this.kept.length)];
      if (signUp) this.#move(signUp, step.does);
    }
    this.#offer();
  }

  #signUp({ seats, split }: { seats: number; split: boolean }): void {
    const status = seatOutcome(this.count(), seats);
    this.kept.push({ id: this.#newId(), status, seats, mayBeSplit: split, offer: null });
  }

  #newId(): string {
    this.#made += 1;
    return `${this.#made}`;
  }

  /** If more offers are open than fit, the newest end. */
  #resize(capacity: number): void {
    this.capacity = capacity;
    for (const signUp of this.kept.toReversed()) {
      const { seatsTaken, seatsOffered } = this.count();
      if (seatsTaken + seatsOffered <= capacity) break;
      if (signUp.offer?.state === 'open') signUp.offer = null;
    }
  }

  #move(signUp: Kept, does: 'cancel' | 'accept' | 'decline' | 'run-out'): void {
    if (does === 'cancel') {
      Object.assign(signUp, { status: 'cancelled', offer: null });
      return;
    }
    const { offer } = signUp;
    if (offer?.state !== 'open') return;
    if (does !== 'accept') {
      offer.state = does === 'decline' ? 'declined' : 'expired';
      return;
    }
    const rest = signUp.seats - offer.seats;
    const place = this.kept.indexOf(signUp);
    const others: Kept = { ...signUp, id: this.#newId(), seats: rest, offer: null };
    if (rest > 0) this.kept.splice(place + 1, 0, others);
    Object.assign(signUp, { status: 'confirmed', seats: offer.seats, offer: { ...offer, state: 'accepted' } });
  }

  queue(): (InQueue & { kept: Kept })[] {
    return this.kept
      .filter(({ status }) => status === 'waiting')
      .map((kept) => ({
        ...waiting(kept.id, kept.seats),
        mayBeSplit: kept.mayBeSplit,
        lastOffer: kept.offer,
        kept,
      }));
  }

  #offer(): void {
    const queue = this.queue();
    let free = freeSeats(this.count());
    const offers = nextOffers(this.count(), queue);
    // no overtaking: each entry can only get what the entries before it leave
    for (const { id, lastOffer, ...entry } of queue) {
      const offered = offers.find((offer) => offer.id === id);
      const fits = mayBeAsked(lastOffer) ? seatsToOffer(entry, free) : 0;
      expect(offered?.seats ?? 0).toBe(fits);
      if (!offered) continue;
      entry.kept.offer = { state: 'open', seats: offered.seats };
      free -= offered.seats;
    }
  }
}

test('in any of ten thousand histories no seat is idle while somebody fits, nobody is overtaken and none is sold twice', () => {
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
        const idle = history.queue().filter((entry) => mayBeAsked(entry.lastOffer) && seatsToOffer(entry, free) > 0);
        expect(idle).toEqual([]);
      }
    }),
    { numRuns: 10_000 },
  );
});
