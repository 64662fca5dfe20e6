import { ReadableStream } from 'node:stream/web';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { BodiesUnderWay, BodyAccount } from './bodies-under-way.ts';

/** Why a body is refused. */
export type BodyRefusal = 'too-large' | 'too-busy' | 'compressed' | 'unreadable';

/** What body a route accepts, and its response to any other. */
export interface BodyLimit {
  /** Bytes of the whole body. */
  bytesMax: number;
  /** How often its bytes count towards the limit of all bodies; once by default. */
  weight?: number;
  /** Characters of all texts of a form together; without it, only the bytes are limited. */
  textsLengthMax?: number;
  /** The files a form may carry; without it they are not read. */
  files?: FormFiles;
  refuse(why: BodyRefusal): Response;
}

/** The time after which a sender may try again when too many bodies are being received. */
export const RETRY_AFTER_SECONDS = 10;

export interface FormFiles {
  /** More of them are not read. */
  countMax: number;
  /** Bytes of each that are read; the rest of a larger file is not kept. */
  bytesMax: number;
}

/** `bodies` for every request, `body` where a route has declared what it accepts. */
export interface BodyVariables {
  clientAddress: string;
  bodies: BodiesUnderWay;
  body: RequestBody;
}

/** The body of a request as it is received, within the limits of its route. */
export class RequestBody {
  /** Set where the reason is detected; the response is then the route's refusal, whatever the request did. */
  refusal: BodyRefusal | undefined;
  readonly limit: BodyLimit;
  readonly #source: AsyncIterable<Uint8Array>;
  readonly #account: BodyAccount;

  constructor(source: AsyncIterable<Uint8Array>, limit: BodyLimit, account: BodyAccount) {
    this.#source = source;
    this.limit = limit;
    this.#account = account;
  }

  /** Chunk by chunk; throws at the first beyond the limits, and when the sender disconnects. */
  async *chunks(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of this.#source) {
      bytes += chunk.length;
      if (bytes > this.limit.bytesMax) this.refusal = 'too-large';
      else if (!this.#account.take(chunk.length)) this.refusal = 'too-busy';
      if (this.refusal) {
        // otherwise all that are being received at that moment would be refused with it
        this.#account.release();
        throw new Error(`The body was refused: ${this.refusal}`);
      }
      yield chunk;
    }
  }

  /** The same as a stream, for a Request made from it. */
  stream(): globalThis.ReadableStream<Uint8Array> {
    return ReadableStream.from(this.chunks()) as globalThis.ReadableStream<Uint8Array>;
  }
}

/** Accepts a request with at most the body its route takes. */
export function limitBody(limit: BodyLimit): MiddlewareHandler<{ Variables: BodyVariables }> {
  return async (c, next) => {
    const refusal = announcedRefusal(c, limit);
    if (refusal) return limit.refuse(refusal);
    const account = c.var.bodies.open(c.var.clientAddress, limit.weight ?? 1);
    const body = new RequestBody(sourceOf(c), limit, account);
    c.set('body', body);
    try {
      await next();
    } finally {
      account.release();
    }
    if (!body.refusal) return;
    // Hono would keep headers of the replaced response
    c.res = undefined;
    c.res = limit.refuse(body.refusal);
  };
}

/** A refusal that follows from the headers alone. */
function announcedRefusal(c: Context, { bytesMax }: BodyLimit): BodyRefusal | undefined {
  if (Number(c.req.header('Content-Length') ?? 0) > bytesMax) return 'too-large';
  if ((c.req.header('Content-Encoding') ?? 'identity') !== 'identity') return 'compressed';
}

/**
 * Node's own stream, which stays intact when its reader stops: cancelling the web stream of a request destroys its
 * connection, and the response with it. A request made in the process itself has no such stream.
 */
function sourceOf(c: Context): AsyncIterable<Uint8Array> {
  const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  if (incoming && 'iterator' in incoming) {
    // a sender that expects 100-continue may send now: a body refused by its headers alone has been refused before this
    if (incoming.headers.expect && outgoing && 'writeContinue' in outgoing) outgoing.writeContinue();
    return incoming.iterator({ destroyOnReturn: false });
  }
  return c.req.raw.body?.values({ preventCancel: true }) ?? nothing();
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
