import { ReadableStream } from 'node:stream/web';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { BodiesUnderWay, BodyAccount } from './bodies-under-way.ts';

/** Why a body is not taken. */
export type BodyRefusal = 'too-large' | 'too-busy' | 'compressed' | 'unreadable';

/** What a route takes, and what it answers to anything else. */
export interface BodyLimit {
  /** Bytes of the whole body. */
  bytesMax: number;
  /** Characters of all texts of a form together; without it as many as its bytes hold. */
  textsLengthMax?: number;
  /** The files a form may carry; without it they are not read. */
  files?: FormFiles;
  refuse(why: BodyRefusal): Response;
}

/** After which a sender may try again when too many bodies are under way. */
export const RETRY_AFTER_SECONDS = 10;

export interface FormFiles {
  /** More of them are not read. */
  countMax: number;
  /** Bytes of each that are read; the rest of a larger file is not kept. */
  bytesMax: number;
}

/** `bodies` for every request, `body` where a route has said what it takes. */
export interface BodyVariables {
  clientAddress: string;
  bodies: BodiesUnderWay;
  body: RequestBody;
}

/** The body of a request as it comes in, within the limits of its route. */
export class RequestBody {
  /** Set by whoever finds out: it is answered with the route's refusal, whatever else came of the request. */
  refusal: BodyRefusal | undefined;
  readonly limit: BodyLimit;
  readonly #source: AsyncIterable<Uint8Array>;
  readonly #account: BodyAccount;

  constructor(source: AsyncIterable<Uint8Array>, limit: BodyLimit, account: BodyAccount) {
    this.#source = source;
    this.limit = limit;
    this.#account = account;
  }

  /** Chunk by chunk; throws at the first beyond the limits, and when the sender goes away. */
  async *chunks(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of this.#source) {
      bytes += chunk.length;
      if (bytes > this.limit.bytesMax) this.refusal = 'too-large';
      else if (!this.#account.take(chunk.length)) this.refusal = 'too-busy';
      if (this.refusal) throw new Error(`The body was refused: ${this.refusal}`);
      yield chunk;
    }
  }

  /** The same for a Request that is made of it. */
  stream(): globalThis.ReadableStream<Uint8Array> {
    return ReadableStream.from(this.chunks()) as globalThis.ReadableStream<Uint8Array>;
  }
}

/** Lets a request in with as much of a body as its route takes. */
export function limitBody(limit: BodyLimit): MiddlewareHandler<{ Variables: BodyVariables }> {
  return async (c, next) => {
    const refusal = announcedRefusal(c, limit);
    if (refusal) return limit.refuse(refusal);
    const account = c.var.bodies.open(c.var.clientAddress);
    const body = new RequestBody(sourceOf(c), limit, account);
    c.set('body', body);
    try {
      await next();
    } finally {
      account.release();
    }
    if (!body.refusal) return;
    // Hono would keep headers of the answer that is replaced
    c.res = undefined;
    c.res = limit.refuse(body.refusal);
  };
}

/** What the headers alone tell. */
function announcedRefusal(c: Context, { bytesMax }: BodyLimit): BodyRefusal | undefined {
  if (Number(c.req.header('Content-Length') ?? 0) > bytesMax) return 'too-large';
  if ((c.req.header('Content-Encoding') ?? 'identity') !== 'identity') return 'compressed';
}

/**
 * Node's own stream, which is left as it is when somebody stops reading: cancelling the web stream of a request destroys
 * its connection, and the answer with it. A request made in the process itself has no such stream.
 */
function sourceOf(c: Context): AsyncIterable<Uint8Array> {
  const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  if (incoming && 'iterator' in incoming) {
    // whoever asks before they send is told to: what is refused by its headers alone has been refused by now
    if (incoming.headers.expect && outgoing && 'writeContinue' in outgoing) outgoing.writeContinue();
    return incoming.iterator({ destroyOnReturn: false });
  }
  return c.req.raw.body?.values({ preventCancel: true }) ?? nothing();
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
