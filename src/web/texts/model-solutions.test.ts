import { describe, expect, test } from 'vitest';
import { SERVICE_TILES } from '#content/service-tiles.ts';
import { findModelSolution, type ModelSolution } from './model-solutions.ts';

const PATHS = [
  '/novozalozene-firmy',
  '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
  '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
  '/vyroba-a-priemysel',
  '/hotely-gastro-a-cestovny-ruch',
  '/stavebnictvo',
  '/administrativa-biznis-centra',
];

const at = (path: string) => findModelSolution(path) as ModelSolution;

test('the overview of model solutions is the page of new firms', () => {
  expect(at('/modelove-riesenia')).toBe(at('/novozalozene-firmy'));
});

test('an address nobody knows has no model solution', () => {
  expect(findModelSolution('/kaderníctvo')).toBeUndefined();
});

test('chemical-factor training every year is told as the rule of the company', () => {
  expect(at('/vyroba-a-priemysel').dutiesNotes.join()).toMatch(/raz ročne.*pravidlo spoločnosti/);
});

describe.each(PATHS)('%s', (path) => {
  const { duties, services, risks, drawing } = at(path);

  test('fills its plates: risks in threes, services in twos', () => {
    expect([risks.length % 3, services.length % 2]).toEqual([0, 0]);
  });

  test('asks for a drill only where evacuation is not simple', () => {
    const drills = duties.filter(({ title }) => title.includes('poplach'));
    for (const { text, law } of drills) {
      expect(text).toContain('jednoduché podmienky na evakuáciu');
      expect(law.label).toContain('§\u00A05');
    }
  });

  test('asks for instruction every two years only where no shorter period is set', () => {
    for (const { text } of duties.filter(({ text }) => text.includes('dva roky')))
      expect(text).toContain('ak nie je ustanovený kratší čas');
  });

  test('leads to services that exist', () => {
    const known = ['/e-learning', ...SERVICE_TILES.map(({ slug }) => slug)];
    expect(services.filter(({ to }) => !known.includes(to))).toEqual([]);
  });

  test('has a drawing that asks for nothing from elsewhere', () => {
    expect(drawing).toMatch(/^<svg class="fragment"/);
    expect(drawing).not.toContain('<style');
  });
});
