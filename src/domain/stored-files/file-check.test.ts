import { expect, test } from 'vitest';
import { damageSentence } from './file-check.ts';

test('damaged files are counted by what they are, and it is said that there are more than are listed', () => {
  const listed = [
    { table: 'pictureFile', key: ['a', '480.webp'] },
    { table: 'signUpFile', key: ['b'] },
    { table: 'pictureFile', key: ['a', '960.webp'] },
  ] as const;
  const sentence = (damaged: number) =>
    damageSentence({ damaged, listed: listed.map((file) => ({ ...file, key: [...file.key] })) });
  expect(sentence(3)).toBe('Poškodené: 2\u00A0súbory obrázkov, 1\u00A0súbor prihlášky');
  expect(sentence(4)).toBe('Poškodené: 2\u00A0súbory obrázkov, 1\u00A0súbor prihlášky a\u00A0ďalšie');
});
