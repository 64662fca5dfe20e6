import type { Topic } from '#server/announcements.ts';
import type { App } from '#server/app.ts';
import { endOfDay } from '#server/clock.ts';
import {
  type About,
  compressBest,
  FRESH_UNTIL_HEADER,
  type KeptAnswer,
  SHARED_CACHE_CONTROL,
  sizeOf,
  toKept,
} from './kept-answer.ts';

const ENTRIES_MAX = 1_000;
const BYTES_MAX = 64_000_000;

/** What stays this long is worth being compressed as hard as it goes. */
const LASTING_MILLISECONDS = 2_000;

/** How long an answer a rush has spoiled may be given to others while it is made anew. */
const GRACE_MILLISECONDS = 300;

/** How an answer is made, and what is known of it before. */
export interface Recipe extends Omit<About, 'freshUntil'> {
  make(): Promise<Response>;
}

/** An answer that is being made. */
interface Making {
  dependsOn: ReadonlySet<Topic>;
  answer: Promise<KeptAnswer | Response>;
}

/**
 * Keeps answers as bytes, so that a page is as fast as a static file. One is made at a time for each address; one that was
 * begun before what it depends on changed is given to those who asked before, and not kept. Addresses are canonical ones.
 */
export class KeptAnswers {
  #app: Pick<App, 'now'>;
  #answers = new Map<string, KeptAnswer>();
  #making = new Map<string, Making>();
  /** Until when answers that a rush has spoiled may be given nevertheless, in milliseconds since 1970. */
  #spoiled = new WeakMap<KeptAnswer, number>();
  #bytes = 0;
  /** Ends when what is to be compressed best has been: one at a time, so that others' renders find a free processor. */
  #compressed: Promise<void> = Promise.resolve();

  constructor(app: Pick<App, 'now'>) {
    this.#app = app;
  }

  /** How many there are. */
  get size(): number {
    return this.#answers.size;
  }

  /** Memory they take, about. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Forgets every answer made from `topic`; those made from others stay, also while they are being made. */
  drop(topic: Topic): void {
    this.#disownMaking(topic);
    for (const [address, answer] of this.#answers) if (answer.dependsOn.has(topic)) this.#forget(address, answer);
  }

  /** The same in a rush, where nobody is to wait: what is made anew is given as it was for a moment longer. */
  spoil(topic: Topic): void {
    const until = this.#app.now().epochMilliseconds + GRACE_MILLISECONDS;
    this.#disownMaking(topic);
    for (const [address, answer] of this.#answers) {
      if (!answer.dependsOn.has(topic) || this.#spoiled.has(answer)) continue;
      // a call is made within the request of its asker, who has to wait for it
      if (answer.isForVisitors) this.#forget(address, answer);
      else this.#spoiled.set(answer, until);
    }
  }

  /** The answer to this address, if it is kept and fresh; also one a rush has spoiled, once it is being made anew. */
  get(address: string): KeptAnswer | undefined {
    const kept = this.#usable(address);
    return kept && (!this.#spoiled.has(kept) || this.#making.has(address)) ? kept : undefined;
  }

  #usable(address: string): KeptAnswer | undefined {
    const kept = this.#answers.get(address);
    if (!kept) return undefined;
    const until = Math.min(kept.freshUntil, this.#spoiled.get(kept) ?? Number.POSITIVE_INFINITY);
    return this.#app.now().epochMilliseconds < until ? kept : undefined;
  }

  /**
   * The answer from memory, or made once for all who ask at the same time. One that does not say that it may be shared is
   * nobody's but the asker's.
   */
  async find(address: string, recipe: Recipe): Promise<KeptAnswer | Response> {
    const kept = this.get(address);
    if (kept) return kept;
    const shared = this.#making.get(address);
    if (shared) {
      const made = await shared.answer;
      // a body can be read once only
      return made instanceof Response ? recipe.make() : made;
    }
    const made = this.#makeAndKeep(address, recipe);
    const spoiled = this.#usable(address);
    if (!spoiled) return made;
    // told where it is made, and to whoever asks once the spoiled one may not be given any more
    made.catch(() => {});
    return spoiled;
  }

  async #makeAndKeep(address: string, recipe: Recipe): Promise<KeptAnswer | Response> {
    const making = { dependsOn: recipe.dependsOn, answer: this.#make(recipe) };
    this.#making.set(address, making);
    try {
      const made = await making.answer;
      // dropped meanwhile: what it was made from has changed
      if (!(made instanceof Response) && this.#making.get(address) === making) {
        this.keep(address, made);
        setTimeout(() => this.#compressIfKept(address, made), LASTING_MILLISECONDS).unref();
      }
      return made;
    } finally {
      if (this.#making.get(address) === making) this.#making.delete(address);
    }
  }

  keep(address: string, answer: KeptAnswer): void {
    if (this.#app.now().epochMilliseconds >= answer.freshUntil) return;
    const before = this.#answers.get(address);
    if (before) this.#forget(address, before);
    this.#answers.set(address, answer);
    this.#bytes += sizeOf(answer);
    for (const [oldest, oldAnswer] of this.#answers) {
      if (this.#answers.size <= ENTRIES_MAX && this.#bytes <= BYTES_MAX) break;
      this.#forget(oldest, oldAnswer);
    }
  }

  async #make({ make, ...about }: Recipe): Promise<KeptAnswer | Response> {
    const endOfToday = endOfDay(this.#app);
    const response = await make();
    const { status, headers } = response;
    const until = headers.get(FRESH_UNTIL_HEADER);
    headers.delete(FRESH_UNTIL_HEADER);
    if (headers.get('Cache-Control') !== SHARED_CACHE_CONTROL || headers.has('Set-Cookie')) return response;
    const body = Buffer.from(await response.arrayBuffer());
    const freshUntil = Math.min(endOfToday, until ? Date.parse(until) : Number.POSITIVE_INFINITY);
    return toKept({ status, headers, body }, { ...about, freshUntil });
  }

  #compressIfKept(address: string, answer: KeptAnswer): void {
    this.#compressed = this.#compressed.then(async () => {
      if (this.#answers.get(address) === answer) await compressBest(answer);
    });
  }

  /** What is being made from `topic` is given to those who asked for it, and not kept. */
  #disownMaking(topic: Topic): void {
    for (const [address, { dependsOn }] of this.#making) if (dependsOn.has(topic)) this.#making.delete(address);
  }

  #forget(address: string, answer: KeptAnswer): void {
    if (this.#answers.delete(address)) this.#bytes -= sizeOf(answer);
  }
}
