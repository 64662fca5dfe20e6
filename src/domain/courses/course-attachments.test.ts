import { describe, expect, test } from 'vitest';
import { accepted, complaints } from '../../../test/submitted-courses.ts';

const anAttachment = (over: Record<string, unknown> = {}) => ({
  name: 'Prihláška',
  url: '/prihlasky/prihlaska-lesenar.docx',
  size: 12_471,
  ...over,
});

describe('the attachments of a course', () => {
  test('must have unique names', () => {
    const attachments = [anAttachment(), anAttachment()];
    expect(complaints({ attachments })).toEqual([
      { field: 'attachments', message: 'Každá príloha môže byť pri kurze raz.' },
    ]);
  });

  test('must be paths of this website or secure addresses', () => {
    const attachments = [anAttachment(), anAttachment({ name: 'Leták', url: 'https://www.example.sk/a.pdf' })];
    expect(accepted({ attachments }).attachments).toEqual(attachments);
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,x',
    '//example.com/a.pdf',
    'http://example.com/a.pdf',
    'prihlaska.docx',
    '',
  ])('cannot have the address %j', (url) => {
    expect(complaints({ attachments: [anAttachment({ url })] })).toEqual([
      { field: 'attachments.0.url', message: 'Adresa prílohy sa začína lomkou alebo https://.' },
    ]);
  });

  test('must have a name', () => {
    expect(complaints({ attachments: [anAttachment({ name: ' ' })] })).toEqual([
      { field: 'attachments.0.name', message: 'Príloha nemá názov.' },
    ]);
  });

  test('are limited to twenty', () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => anAttachment({ name: `P${index}` }));
    expect(accepted({ attachments: list(20) }).attachments).toHaveLength(20);
    expect(complaints({ attachments: list(21) })).toEqual([
      { field: 'attachments', message: 'Príloh môže byť najviac 20.' },
    ]);
  });

  test('must have a size in whole bytes', () => {
    for (const size of [-1, 1.5, 'veľká', null]) {
      expect(complaints({ attachments: [anAttachment({ size })] })).toEqual([
        { field: 'attachments.0.size', message: 'Veľkosť prílohy je číslo v bajtoch.' },
      ]);
    }
  });

  test('are refused unless they are a list of attachments', () => {
    expect(complaints({ attachments: 'prihláška' })).toEqual([
      { field: 'attachments', message: 'Prílohy sú zoznam.' },
    ]);
    expect(complaints({ attachments: ['prihláška'] })).toEqual([
      { field: 'attachments.0', message: 'Príloha má názov, adresu a veľkosť.' },
    ]);
  });
});
