import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ATTACHMENT_CATALOGUE, type Attachment, attachmentFormat, withAttachment } from './attachment.ts';

const inPublic = (path: string) => new URL(`../../../public${path}`, import.meta.url);

const anAttachment = (over: Partial<Attachment> = {}): Attachment => ({
  name: 'Prihláška – lešenár',
  url: '/prihlasky/prihlaska-lesenar.docx',
  size: 12_471,
  ...over,
});

describe('the catalogue of application forms', () => {
  test('has seven forms, each under a name of its own', () => {
    expect(ATTACHMENT_CATALOGUE).toHaveLength(7);
    expect(new Set(ATTACHMENT_CATALOGUE.map(({ name }) => name)).size).toBe(7);
  });

  test.each(ATTACHMENT_CATALOGUE)('states the size $name really has', ({ url, size }) => {
    expect(statSync(inPublic(url)).size).toBe(size);
  });

  test('leaves no form in the folder unlisted', () => {
    const files = readdirSync(inPublic('/prihlasky')).map((file) => `/prihlasky/${file}`);
    expect(files.toSorted()).toEqual(ATTACHMENT_CATALOGUE.map(({ url }) => url).toSorted());
  });
});

describe('attachments of a course', () => {
  test('take one more at the end', () => {
    const [one, other] = [anAttachment(), anAttachment({ name: 'Prihláška – viazač bremien' })];
    expect(withAttachment([one], other)).toEqual([one, other]);
  });

  test('take no second one of the same name, wherever it leads', () => {
    const one = anAttachment();
    expect(withAttachment([one], anAttachment({ url: '/prihlasky/ina.docx', size: 1 }))).toEqual([one]);
  });

  test('are never changed in place, so that the form sees a new list', () => {
    const list = [anAttachment()];
    expect(withAttachment(list, anAttachment())).not.toBe(list);
    withAttachment(list, anAttachment({ name: 'Iná' }));
    expect(list).toHaveLength(1);
  });

  test('say their format', () => {
    expect(attachmentFormat('/prihlasky/prihlaska-motorove-voziky.xlsx')).toBe('XLSX');
    expect(attachmentFormat('/prihlasky/prihlaska.v2.docx')).toBe('DOCX');
  });
});
