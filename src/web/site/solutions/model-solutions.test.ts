import { describe, expect, test } from 'vitest';
import { SERVICE_TILES } from '#content/service-tiles.ts';
import { SOLUTION_PAGES } from '#web/front/site-pages.ts';
import { findModelSolution, type ModelSolution } from './model-solutions.ts';

const at = (path: string) => findModelSolution(path) as ModelSolution;

test('the overview of model solutions is the page of new firms', () => {
  expect(at('/modelove-riesenia')).toBe(at('/novozalozene-firmy'));
});

test('an unknown address has no model solution', () => {
  expect(findModelSolution('/kaderníctvo')).toBeUndefined();
});

test('yearly training on chemical factors is stated as the company’s own rule', () => {
  const { text, law } = at('/vyroba-a-priemysel').duties.find(({ title }) => title === 'Chemické faktory') ?? {};
  expect(text).toContain('U nás raz ročne.');
  expect(law?.label).toContain('355/2006');
});

test('the page for builders states the shorter period for work at heights', () => {
  const { text, law } = at('/stavebnictvo').duties.find(({ text }) => text.includes('nad 1,5 m')) ?? {};
  expect(text).toContain('najmenej raz za 12 mesiacov');
  expect(law?.label).toContain('147/2013');
});

test('the first years of the model solutions are of different firms', () => {
  expect(new Set(SOLUTION_PAGES.map((path) => at(path).year.firm)).size).toBe(SOLUTION_PAGES.length);
});

describe.each(SOLUTION_PAGES)('%s', (path) => {
  const { duties, services, risks, year, drawing } = at(path);

  test('fills its rows: a multiple of three risks, of two services', () => {
    expect([risks.length % 3, services.length % 2]).toEqual([0, 0]);
  });

  test('has different work in every month of its year, and a plan at the end', () => {
    expect(new Set(year.months.map(({ work }) => work)).size).toBe(12);
    expect(year.months[11]?.result).toMatch(/^Správa za rok a plán/);
  });

  test('mentions the relief from inspections only for a firm with fewer than twenty people', () => {
    const inspectionDuties = duties.filter(({ text }) => text.includes('preventívne protipožiarne prehliadky'));
    expect(inspectionDuties).toHaveLength(1);
    const people = Number(/(\d+) ľudí/.exec(year.firm)?.[1] ?? 0);
    expect(inspectionDuties[0]?.text.includes('úľav')).toBe(people < 20);
  });

  test('has newcomers trained in fire protection by our technician', () => {
    const newcomers = year.months.filter(({ work }) => /^(?!.*Vyškolíme).*(Nov(ých|ého)|nastúpi)/.test(work));
    for (const { work } of newcomers) expect(work).toMatch(/s BOZP .*o ochrane pred požiarmi .* náš technik/);
  });

  test('limits the duty of a fire drill to buildings without simple evacuation', () => {
    const drills = duties.filter(({ title }) => title.includes('poplach'));
    for (const { text, law } of drills) {
      expect(text).toContain('jednoduché podmienky na evakuáciu');
      expect(law.label).toContain('§\u00A05');
    }
  });

  test('states the instruction every three years with the exception of shorter periods', () => {
    const instruction = duties.filter(
      ({ law, text }) => /§\u00A07 zákona/.test(law.label) && /najmenej raz/.test(text),
    );
    for (const { text } of instruction)
      expect(text).toContain('najmenej raz za tri roky, ak nie je ustanovený kratší čas');
  });

  test('links only to services that exist', () => {
    const existing = ['/e-learning', ...SERVICE_TILES.map(({ slug }) => slug)];
    expect(services.filter(({ to }) => !existing.includes(to))).toEqual([]);
  });

  test('has a drawing that loads nothing and has no styles of its own', () => {
    expect(drawing).toMatch(/^<svg class="fragment"/);
    expect(drawing).not.toContain('<style');
  });
});
