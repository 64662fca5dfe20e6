import type { MiddlewareHandler } from 'hono';
import { type BodyLimit, type BodyVariables, limitBody, RETRY_AFTER_SECONDS } from '#web/forms/request-body.ts';
import { yieldToEventLoop } from '#web/forms/yield-to-event-loop.ts';
import { problem } from '#web/front/problem.ts';

/**
 * Far more than a legitimate call can have, including texts full of commas and unknown fields; so many take about forty
 * milliseconds to parse. Escapes are counted separately: some write each slash of a file’s base64 as two characters.
 */
const STRUCTURE_MAX = 60_000;
const ESCAPES_MAX = 500_000;

/** It is text, then objects, then files, and each is in memory until the next is made. */
const JSON_WEIGHT = 2;

/**
 * Reads the JSON of a call, at most so many bytes. Brackets, commas and colons are counted as they are received,
 * wherever they are: that limits nesting, keys and items before any is parsed. Base64 contains none of them.
 */
export function jsonBody(bytesMax: number, tooLarge: string): MiddlewareHandler<{ Variables: BodyVariables }>[] {
  return [limitBody({ bytesMax, weight: JSON_WEIGHT, refuse: refusing(tooLarge) }), readJson];
}

function refusing(tooLarge: string): BodyLimit['refuse'] {
  return (why) => {
    switch (why) {
      case 'too-large':
        return problem({ status: 413, title: tooLarge });
      case 'too-busy':
        return problem(
          { status: 503, title: 'Práve prijímame veľa súborov naraz. Skúste to o chvíľu znova.' },
          { 'Retry-After': String(RETRY_AFTER_SECONDS) },
        );
      case 'compressed':
        return problem({ status: 415, title: 'Skomprimované telo požiadavky neprijímame.' });
      case 'unreadable':
        return problem({ status: 400, title: 'Telo požiadavky neprišlo celé.' });
    }
  };
}

const readJson: MiddlewareHandler<{ Variables: BodyVariables }> = async (c, next) => {
  const { body } = c.var;
  const chunks: Uint8Array[] = [];
  const counts = { structure: 0, escapes: 0 };
  let bytes = 0;
  try {
    for await (const chunk of body.chunks()) {
      count(chunk, counts);
      if (counts.structure > STRUCTURE_MAX || counts.escapes > ESCAPES_MAX) return problem(TOO_MANY);
      chunks.push(chunk);
      bytes += chunk.length;
    }
  } catch {
    // limitBody responds; without a refusal of its own, the sender has disconnected or the body was incomplete
    body.refusal ??= 'unreadable';
    return;
  }
  // Hono would keep the text in memory as long as the request
  c.req.json = async <T>() => {
    const value = JSON.parse(await textOf(chunks)) as T;
    await yieldToEventLoop();
    return value;
  };
  await (bytes > LARGE_BYTES ? inTurn(next) : next());
};

/** A body with files; a smaller one takes less than a millisecond. */
const LARGE_BYTES = 131_072;

let lastTurn: Promise<void> = Promise.resolve();

/** Large bodies are processed one after the other, as each takes several times its bytes then. */
function inTurn(process: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(process);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Joining, decoding, parsing, and then decoding the files each hold the event loop; other calls go in between. */
async function textOf(chunks: Uint8Array[]): Promise<string> {
  chunks.splice(0, chunks.length, Buffer.concat(chunks));
  await yieldToEventLoop();
  const text = new TextDecoder().decode(chunks.pop());
  await yieldToEventLoop();
  return text;
}

const TOO_MANY = { status: 422, title: 'Požiadavka má príliš veľa položiek.' } as const;

const STRUCTURAL = new Uint8Array(256);
for (const character of '[{,:') STRUCTURAL[character.charCodeAt(0)] = 1;
const BACKSLASH = 0x5c;

function count(chunk: Uint8Array, counts: { structure: number; escapes: number }): void {
  for (const byte of chunk) {
    counts.structure += STRUCTURAL[byte] ?? 0;
    if (byte === BACKSLASH) counts.escapes += 1;
  }
}
