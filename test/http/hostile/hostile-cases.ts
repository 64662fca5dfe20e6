import fc from 'fast-check';
import { EVERY_FORM } from './every-form.ts';
import { edits } from './form-edits.ts';
import { ENCODINGS, type EncodedBody, encoding } from './form-encodings.ts';
import { callEdits, EVERY_CALL, editedCall } from './hostile-calls.ts';
import type { World } from './stored-world.ts';

/** A request, ready to be sent. */
export interface HostileRequest {
  row: string;
  by: 'visitor' | 'staff' | 'newcomer';
  method: string;
  path: string;
  body: Uint8Array | undefined;
  headers: Record<string, string>;
}

/** Builds the request from the currently stored records. */
type Case = (world: World) => HostileRequest;

const HEADERS = fc.oneof(
  { weight: 10, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      ...[
        { Origin: 'null' },
        { Origin: 'javascript:1' },
        { Accept: ';;;' },
        { Accept: 'application/json' },
        { 'If-Match': '"9e9"' },
      ],
      ...[
        { 'Idempotency-Key': 'x'.repeat(300) },
        { 'Idempotency-Key': '"a' },
        { 'Idempotency-Key': 'a' },
        { Host: 'cudzi.example' },
      ],
      ...[
        { 'User-Agent': 'x'.repeat(5_000) },
        { 'Accept-Language': '\u00ff' },
        { Referer: 'javascript:bozp()' },
        { Range: 'bytes=9-1' },
      ],
    ),
  },
);

const COOKIES = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '; x=%00',
      '; bozp.session_token=%ff',
      '; __proto__=1',
      '; =',
      `; a=${'x'.repeat(4_000)}`,
      '; bozp.session_token=a.b',
    ),
  },
);

const formCase: fc.Arbitrary<Case> = fc
  .tuple(fc.constantFrom(...Object.entries(EVERY_FORM)), edits, encoding, HEADERS)
  .map(([[row, form], edits, encoding, headers]) => ({ stored }) => {
    const edited = edits.reduce((form, edit) => edit(form), form(stored));
    const body: EncodedBody =
      edited.text === undefined
        ? ENCODINGS[encoding](edited)
        : { bytes: Buffer.from(edited.text), headers: { 'Content-Type': 'text/plain' } };
    const { by, path } = edited;
    return { row, by, method: 'POST', path, body: body.bytes, headers: { ...body.headers, ...headers } };
  });

const callCase: fc.Arbitrary<Case> = fc
  .tuple(fc.constantFrom(...Object.entries(EVERY_CALL)), callEdits, HEADERS)
  .map(([[row, call], edits, headers]) => ({ stored }) => {
    const { by, method, path, body, type } = editedCall(call(stored), edits);
    return { row, by, method, path, body, headers: { ...(body && type && { 'Content-Type': type }), ...headers } };
  });

/** A hostile form or call, and the end of its cookie header. */
export const anyCase = fc.tuple(
  fc.oneof({ weight: 5, arbitrary: formCase }, { weight: 1, arbitrary: callCase }),
  COOKIES,
);
