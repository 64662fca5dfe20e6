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
  const { text, law } = at('/vyroba-a-priemysel').duties.find(({ title }) => title === 'Chemické faktory') ?? {};
  expect(text).toContain('U nás raz ročne.');
  expect(law?.label).toContain('355/2006');
});

test('builders hear that work at heights has a shorter term', () => {
  const { text, law } = at('/stavebnictvo').duties.find(({ text }) => text.includes('nad 1,5 m')) ?? {};
  expect(text).toContain('najmenej raz za 12 mesiacov');
  expect(law?.label).toContain('147/2013');
});

test('no two years are of one firm', () => {
  expect(new Set(PATHS.map((path) => at(path).year.firm)).size).toBe(PATHS.length);
});

describe.each(PATHS)('%s', (path) => {
  const { duties, services, risks, year, drawing } = at(path);

  test('fills its plates: risks in threes, services in twos', () => {
    expect([risks.length % 3, services.length % 2]).toEqual([0, 0]);
  });

  test('tells every month of its year apart, and ends it with what comes next', () => {
    expect(new Set(year.months.map(({ work }) => work)).size).toBe(12);
    expect(year.months[11]?.result).toMatch(/^Správa za rok a plán/);
  });

  test('frees of inspections and documentation the firms that may be among the smallest, and no others', () => {
    const asked = duties.filter(({ text }) => text.includes('preventívne protipožiarne prehliadky'));
    expect(asked).toHaveLength(1);
    const people = Number(/(\d+) ľudí/.exec(year.firm)?.[1] ?? 0);
    expect(asked[0]?.text.includes('úľav')).toBe(people < 20);
  });

  test('leaves no newcomer to be trained in fire protection by the client', () => {
    const newcomers = year.months.filter(({ work }) => /^(?!.*Vyškolíme).*(Nov(ých|ého)|nastúpi)/.test(work));
    for (const { work } of newcomers) expect(work).toMatch(/s BOZP .*o ochrane pred požiarmi .* náš technik/);
  });

  test('asks for a drill only where evacuation is not simple', () => {
    const drills = duties.filter(({ title }) => title.includes('poplach'));
    for (const { text, law } of drills) {
      expect(text).toContain('jednoduché podmienky na evakuáciu');
      expect(law.label).toContain('§\u00A05');
    }
  });

  test('asks for instruction every three years, and only where no shorter period is set', () => {
    const instruction = duties.filter(
      ({ law, text }) => /§\u00A07 zákona/.test(law.label) && /najmenej raz/.test(text),
    );
    for (const { text } of instruction)
      expect(text).toContain('najmenej raz za tri roky, ak nie je ustanovený kratší čas');
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
