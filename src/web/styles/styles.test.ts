import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WEB = new URL('../', import.meta.url);
const CONTENT = new URL('../../../content/', import.meta.url);

/** Class prefixes of third-party libraries that we style. */
const FOREIGN = /^(Toastify|rdp-|leaflet-)/;

const styles = textOf(/\.css$/).replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '');
const ruled = new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
const pages = textOf(/(?<!\.test)\.(tsx?|svg)$/);
/** Words that can complete a computed class; the colours of tiles are in the content. */
const words = new Set((pages + textOf(/^service-tiles\.ts$/, CONTENT)).match(/[a-z][\w-]*/gi));

test('every class on a page has a rule', () => {
  expect(classesOn(pages).filter((name) => !(name.endsWith('-') ? hasRuleFrom(name) : ruled.has(name)))).toEqual([]);
});

test('every rule is for a class on a page', () => {
  expect([...ruled].filter((name) => !FOREIGN.test(name) && !isNamed(name))).toEqual([]);
});

/** All classes in the source: quoted words, and the beginnings of those that end in `${…}`. */
function classesOn(source: string): string[] {
  const written = source.matchAll(/class(?:Name)?=(?:"([^"]*)"|\{(`[^`]*`|[^}]*)\})/g);
  const names = [...written].flatMap(([, plain, computed = '']) => {
    const words =
      plain ?? [...withoutQuestions(computed).matchAll(/['`]([^'`]*)['`]/g)].map(([, text]) => text).join(' ');
    return words.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/);
  });
  return [...new Set(names)].filter(Boolean);
}

/** `state === 'open' ? 'step--on' : ''` without the compared value. */
function withoutQuestions(expression: string): string {
  return expression.replace(/[=!]== '[^']*'/g, '');
}

function hasRuleFrom(beginning: string): boolean {
  return [...ruled].some((name) => name.startsWith(beginning));
}

/** Named as a whole, or as a beginning before `${…}` and a word that may follow it: `badge--${look}`. */
function isNamed(name: string): boolean {
  const ends = [...name.matchAll(/-/g)].map(({ index }) => index + 1);
  return (
    words.has(name) ||
    ends.some((end) => {
      const rest = name.slice(end);
      return pages.includes(`${name.slice(0, end)}\${`) && (/^\d+$/.test(rest) || words.has(rest));
    })
  );
}

function textOf(files: RegExp, folder = WEB): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}
