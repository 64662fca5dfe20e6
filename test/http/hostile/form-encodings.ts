import fc from 'fast-check';
import type { SentForm } from './sent-form.ts';

/** The encodings of a form as bytes: mostly as browsers do it, sometimes wrong. */
export const ENCODINGS = {
  urlEncoded: (form: SentForm) => body('application/x-www-form-urlencoded', urlEncoded(form)),
  multipart: (form: SentForm) => body(`multipart/form-data; boundary=${BOUNDARY}`, multipart(form)),
  cut: (form: SentForm) => {
    const whole = multipart(form);
    return body(`multipart/form-data; boundary=${BOUNDARY}`, whole.subarray(0, Math.floor(whole.length / 2)));
  },
  otherBoundary: (form: SentForm) => body('multipart/form-data; boundary=ina', multipart(form)),
  noBoundary: (form: SentForm) => body('multipart/form-data', multipart(form)),
  strangeParts: (form: SentForm) => body(`multipart/form-data; boundary=${BOUNDARY}`, strangeParts(form)),
  json: (form: SentForm) => body('application/json', Buffer.from(JSON.stringify(Object.fromEntries(form.fields)))),
  plain: (form: SentForm) => body('text/plain', urlEncoded(form)),
  utf16: (form: SentForm) =>
    body('application/x-www-form-urlencoded; charset=utf-16', Buffer.from(urlEncoded(form).toString(), 'utf16le')),
  noType: (form: SentForm) => ({ bytes: urlEncoded(form), headers: {} }),
  compressed: (form: SentForm) => ({
    bytes: urlEncoded(form),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'gzip' },
  }),
  empty: () => body('application/x-www-form-urlencoded', Buffer.alloc(0)),
  noise: (form: SentForm) =>
    body('application/x-www-form-urlencoded', Buffer.from(`&&=&%&%zz=%ff&${urlEncoded(form)}&=&a=%ED%A0%80`)),
} satisfies Record<string, (form: SentForm) => EncodedBody>;

export interface EncodedBody {
  bytes: Uint8Array;
  headers: Record<string, string>;
}

export const encoding: fc.Arbitrary<keyof typeof ENCODINGS> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('urlEncoded' as const, 'multipart' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(ENCODINGS) as (keyof typeof ENCODINGS)[])) },
);

const body = (type: string, bytes: Uint8Array): EncodedBody => ({ bytes, headers: { 'Content-Type': type } });

const BOUNDARY = '----bozp';

function urlEncoded({ fields }: SentForm): Buffer {
  return Buffer.from(fields.map((pair) => pair.map(percentEncoded).join('=')).join('&'));
}

/** Also encodes lone surrogates, which no browser sends. */
function percentEncoded(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `%${wtf8(text)
        .toHex()
        .replace(/..(?=.)/g, '$&%')}`;
}

function multipart({ fields, file }: SentForm): Buffer {
  const texts = fields.map(([name, text]) => part(`name="${quoted(name)}"`, wtf8(text)));
  const files = file ? [part(`name="${file.field}"; filename="${quoted(file.name)}"`, file.bytes)] : [];
  return Buffer.concat([...texts, ...files, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function part(disposition: string, bytes: Uint8Array): Buffer {
  const head = Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; `),
    wtf8(disposition),
    Buffer.from('\r\n\r\n'),
  ]);
  return Buffer.concat([head, bytes, Buffer.from('\r\n')]);
}

/** Multipart parts without a name, with two names, and with unusual headers. */
function strangeParts(form: SentForm): Buffer {
  const lines = [
    'Content-Disposition: form-data',
    'Content-Disposition: attachment; name="a"; name="b"',
    'Content-Disposition: form-data; name=',
    "Content-Disposition: form-data; name*=utf-8''%ff%00",
    `Content-Disposition: form-data; name="file"; filename*=utf-16''a`,
    'Content-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name="a"',
    'Content-Type: text/plain; charset=utf-7\r\nContent-Disposition: form-data; name="a"',
    `X: ${'x'.repeat(9_000)}`,
  ];
  const parts = lines.map((line) => Buffer.from(`--${BOUNDARY}\r\n${line}\r\n\r\na\r\n`));
  return Buffer.concat([...parts, multipart(form)]);
}

const quoted = (name: string) => name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

/** UTF-8 with lone surrogates, which standard encoders replace. */
function wtf8(text: string): Buffer {
  const bytes = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    const isLone = code >= 0xd800 && code <= 0xdfff;
    return isLone ? Buffer.from([0xed, 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]) : Buffer.from(character);
  });
  return text.isWellFormed() ? Buffer.from(text) : Buffer.concat(bytes);
}
