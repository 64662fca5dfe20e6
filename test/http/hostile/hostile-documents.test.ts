import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './harmless.ts';
import { SPREADSHEETS } from './hostile-files.ts';
import { hostileText } from './hostile-values.ts';
import { openWorld, type World } from './stored-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_120);

async function send(path: string, body: BodyInit): Promise<{ status: number; text: string; faults: string[] }> {
  const begun = performance.now();
  const answer = await world.client.request(path, { method: 'POST', headers: world.client.staff, body });
  const text = await answer.text();
  return { status: answer.status, text, faults: faultsOf('POST', answer, text, performance.now() - begun) };
}

test.each(Object.entries(SPREADSHEETS))('a malicious spreadsheet does no harm: %s', async (name, bytes) => {
  const body = new FormData();
  body.append('table', '');
  body.append('file', new File([bytes as BlobPart], name));
  const { status, faults } = await send(`/dashboard/prihlasky/${world.stored.companyId}/ucastnici/tabulka`, body);
  expect(faults).toEqual([]);
  // imported, stored for review, or refused with a message
  expect([200, 303, 422]).toContain(status);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe('the Markdown of an article', () => {
  /** Opening marks repeated many times, on which parsers backtrack. */
  const OPENINGS = [
    ...[
      '[',
      '![',
      '[a](',
      '![a](<',
      '*a ',
      '**a',
      '_a',
      '`',
      '~~',
      '> ',
      '>',
      '- ',
      '1. ',
      '    ',
      '\t',
      '# ',
      '|',
      '|a',
      '\n|-',
      '\\',
    ],
    ...[
      '<a ',
      '<!--',
      '<?',
      '<![CDATA[',
      '&',
      '&#x',
      '[a]: ',
      '[a][',
      '](',
      '"',
      "'",
      '"\' ',
      'http://a.',
      'a@a.',
      '://',
      '\n\n',
      '*_',
      '][',
      '()',
      ' \n',
    ],
  ];
  const LENGTH = 60_000;

  test.each(OPENINGS)('is rendered in time proportional to its length: %j', async (opening) => {
    const { status, faults } = await send('/dashboard/nahlad', opening.repeat(LENGTH / opening.length));
    expect([status, faults]).toEqual([200, []]);
  });

  test('is rendered with a table of a thousand columns and with twenty levels of nesting', async () => {
    const table = ['|a'.repeat(1_000), '|-'.repeat(1_000), '|1'.repeat(1_000)].join('\n');
    const { text } = await send('/dashboard/nahlad', `${table}\n\n${'> - '.repeat(20)}hlboko`);
    expect(text).toContain('hlboko');
  });

  const PIECES = [
    '[a](javascript:bozp())',
    '<javascript:bozp()>',
    '![a](data:text/html,a)',
    '<img src=x onerror=bozp()>',
    '[a](<java&#115;cript:bozp()>)',
    '[a]: javascript:bozp()\n\n[a]',
    '```bozp" onload=bozp()\na\n```',
    '<svg/onload=bozp()>',
    '[a](https://a.sk "x" onclick="bozp()")',
    '[a](//cudzi.example)',
    '# a\n',
    '|a|b|\n|-|-|\n|1|2|\n',
    '- a\n  - b\n',
  ];

  test('never becomes executable code', async () => {
    const written = fc.array(fc.oneof(fc.constantFrom(...PIECES), hostileText), { maxLength: 6 });
    for (const pieces of fc.sample(written, { seed: SEED, numRuns: 150 })) {
      const markdown = pieces.join('\n\n');
      const { status, text, faults } = await send('/dashboard/nahlad', markdown);
      expect([status, faults], markdown).toEqual([200, []]);
      for (const [tag] of text.matchAll(/<[a-z][^>]*>/gi))
        expect(tag, markdown).not.toMatch(
          /<(script|svg|iframe|object)|\son\w+=|(href|src)="\s*(javascript|data|vbscript):/i,
        );
    }
  });
});
