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
  test('has seven forms, each with a different name', () => {
    expect(ATTACHMENT_CATALOGUE).toHaveLength(7);
    expect(new Set(ATTACHMENT_CATALOGUE.map(({ name }) => name)).size).toBe(7);
  });

  test.each(ATTACHMENT_CATALOGUE)('states the real file size of $name', ({ url, size }) => {
    expect(statSync(inPublic(url)).size).toBe(size);
  });

  test('lists every form in the folder', () => {
    const files = readdirSync(inPublic('/prihlasky')).map((file) => `/prihlasky/${file}`);
    expect(files.toSorted()).toEqual(ATTACHMENT_CATALOGUE.map(({ url }) => url).toSorted());
  });
});

describe('the attachments of a course', () => {
  test('get an added one at the end', () => {
    const [one, other] = [anAttachment(), anAttachment({ name: 'Prihláška – viazač bremien' })];
    expect(withAttachment([one], other)).toEqual([one, other]);
  });

  test('get no second one of the same name, whatever its address', () => {
    const one = anAttachment();
    expect(withAttachment([one], anAttachment({ url: '/prihlasky/ina.docx', size: 1 }))).toEqual([one]);
  });

  test('are copied instead of changed in place, so that the form sees a new list', () => {
    const list = [anAttachment()];
    expect(withAttachment(list, anAttachment())).not.toBe(list);
    withAttachment(list, anAttachment({ name: 'Iná' }));
    expect(list).toHaveLength(1);
  });

  test('show the format of their file', () => {
    expect(attachmentFormat('/prihlasky/prihlaska-motorove-voziky.xlsx')).toBe('XLSX');
    expect(attachmentFormat('/prihlasky/prihlaska.v2.docx')).toBe('DOCX');
  });
});
