import { expect, test } from 'vitest';
import { doneSentence } from './undo.ts';

test.each([
  [{ noun: 'course', verb: 'published', count: 1 }, 'Kurz je zverejnený.'],
  [{ noun: 'course', verb: 'published', count: 3 }, '3\u00A0kurzy sú zverejnené.'],
  [{ noun: 'course', verb: 'hidden', count: 12 }, '12\u00A0kurzov je skrytých.'],
  [{ noun: 'course', verb: 'changed', count: 1 }, 'Kurz je upravený.'],
  [{ noun: 'course', verb: 'cancelled', count: 1 }, 'Kurz je zrušený, aj s\u00A0prihláškami.'],
  [{ noun: 'signUp', verb: 'moved', count: 2 }, '2\u00A0prihlášky sú presunuté.'],
  [{ noun: 'signUp', verb: 'participantAdded', count: 1, places: 4 }, 'Pridané miesto. Spolu 4.'],
  [{ noun: 'contactRequest', verb: 'closed', count: 5 }, '5\u00A0dopytov je vybavených.'],
  [{ noun: 'waitlistEntry', verb: 'ended', count: 1 }, 'Záznam je vyradený zo zoznamu.'],
  [{ noun: 'postponement', verb: 'done', count: 2 }, 'Označené za hotové.'],
] as const)('the sentence about what was done is correct for %o', (done, sentence) => {
  expect(doneSentence(done)).toBe(sentence);
});
