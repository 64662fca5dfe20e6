import { describe, expect, test } from 'vitest';
import { readMultipart } from './multipart.ts';
import type { BodyLimit } from './request-body.ts';
import { FIELDS_MAX, FormTooLarge } from './sent-form.ts';

const LIMIT: BodyLimit = {
  bytesMax: 1_000_000,
  textsLengthMax: 50,
  files: { countMax: 2, bytesMax: 4 },
  refuse: () => new Response(),
};

test('a form is too large with more parts than any form of ours has', async () => {
  const body = Buffer.from(`${text('a', '').repeat(FIELDS_MAX + 1)}${END}`);
  const read = readMultipart(slicesOf(body, 10_000), 'multipart/form-data; boundary="x-x"', LIMIT);
  await expect(read).rejects.toThrow(FormTooLarge);
});

describe.each([1, 2, 3, 7, 64, 10_000])('a form received in slices of %d bytes', (sliceBytes) => {
  const read = (body: string, limit = LIMIT, type = 'multipart/form-data; boundary="x-x"') =>
    readMultipart(slicesOf(Buffer.from(body), sliceBytes), type, limit);

  test('has its texts in order and its files', async () => {
    const { texts, files } = await read(
      `${text('a', 'žltý')}${text('b', '')}${text('a', 'dve\r\n--x')}${file('f', 'C:\\môj "1".pdf', 'abcd')}${file('f', '', '')}${END}`,
    );
    expect([...texts]).toEqual([
      ['a', 'žltý'],
      ['b', ''],
      ['a', 'dve\r\n--x'],
    ]);
    expect(files.map(({ field, name, bytes }) => [field, name, String(bytes)])).toEqual([
      ['f', 'C:\\môj "1".pdf', 'abcd'],
      ['f', '', ''],
    ]);
  });

  test('has a file that is too large cut one byte after the limit, and no more files than its route takes', async () => {
    const { files } = await read(`${file('f', 'a', 'abcdefgh')}${file('f', 'b', '')}${file('f', 'c', '')}${END}`);
    expect(files.map(({ name, bytes }) => [name, String(bytes)])).toEqual([
      ['a', 'abcde'],
      ['b', ''],
    ]);
    const { files: _, ...textsOnly } = LIMIT;
    expect((await read(`${file('f', 'a', 'abc')}${END}`, textsOnly)).files).toEqual([]);
  });

  test('is read whatever follows its end', async () => {
    const { texts } = await read(`${text('a', '1')}${END}\r\n${text('b', '2')}`);
    expect([...texts]).toEqual([['a', '1']]);
  });

  test('is too large with too long texts', async () => {
    await expect(read(`${text('a', 'a'.repeat(30))}${text('b', 'b'.repeat(30))}${END}`)).rejects.toThrow(
      FormTooLarge,
    );
  });

  test.each([
    ['no form', 'a=b'],
    ['no end', text('a', '1')],
    ['nothing', ''],
    ['a part without a name', `--x-x\r\nContent-Disposition: form-data\r\n\r\n1\r\n${END}`],
    ['a part with a very long name', `${text('a'.repeat(200), '1')}${END}`],
    ['a part with very long headers', `--x-x\r\nX: ${'x'.repeat(9_000)}\r\n\r\n1\r\n${END}`],
  ])('cannot be read with %s', async (_what, body) => {
    await expect(read(body)).rejects.not.toThrow(FormTooLarge);
  });

  test.each(['', '; boundary=', `; boundary=${'x'.repeat(71)}`])(
    'cannot be read with the boundary „%s“',
    async (boundary) => {
      await expect(read(END, LIMIT, `multipart/form-data${boundary}`)).rejects.toThrow('boundary');
    },
  );
});

const END = '--x-x--\r\n';

function text(name: string, content: string): string {
  return `--x-x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
}

function file(field: string, name: string, content: string): string {
  const escaped = name.replaceAll('"', '%22');
  return `--x-x\r\nContent-Disposition: form-data; name="${field}"; filename="${escaped}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`;
}

async function* slicesOf(body: Uint8Array, bytes: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < body.length; start += bytes) yield body.subarray(start, start + bytes);
}
