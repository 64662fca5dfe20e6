import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WEB = new URL('../', import.meta.url);
const STYLES = new URL('./', import.meta.url);
const CONTENT = new URL('../../../content/', import.meta.url);

/** Class prefixes of third-party libraries that we style. */
const FOREIGN = /^(Toastify|rdp-|leaflet-)/;

const styles = withoutTexts(textOf(/\.css$/));
const ruled = new Set([...styles.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
const pages = textOf(/(?<!\.test)\.(tsx?|svg)$/);
/** Words that can complete a computed class; the colours of tiles are in the content. */
const words = new Set((pages + textOf(/^service-tiles\.ts$/, CONTENT)).match(/[a-z][\w-]*/gi));

/** A colour in a declaration that is neither a token nor one of the system. */
const COLOUR = /:[^;{}]*(#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(black|white)\b)/gi;

test('every class on a page has a rule', () => {
  expect(classesOn(pages).filter((name) => !(name.endsWith('-') ? hasRuleFrom(name) : ruled.has(name)))).toEqual([]);
});

test('every rule is for a class on a page', () => {
  expect([...ruled].filter((name) => !FOREIGN.test(name) && !isNamed(name))).toEqual([]);
});

test('every sheet is imported by a page', () => {
  const sheets = readdirSync(STYLES, { recursive: true, encoding: 'utf8' }).filter((path) => /\.css$/.test(path));
  const imports = textOf(/^pages\/.*\.css$/, STYLES);
  expect(sheets.filter((path) => !path.startsWith('pages/') && !imports.includes(`"../${path}"`))).toEqual([]);
});

test('every colour is a token', () => {
  const others = withoutTexts(textOf(/^(?!general\/tokens).*\.css$/, STYLES));
  expect([...others.matchAll(COLOUR)].map(([declaration]) => declaration)).toEqual([]);
});

test('there are three widths: a phone, from 40 rem and from 75 rem', () => {
  const widths = [...styles.matchAll(/@media[^{]*/g)].flatMap(
    ([query]) => query.match(/(?<=\bwidth [<>]=? )[\w.]+|[\w.]+(?= <=? width\b)/g) ?? [],
  );
  expect(new Set(widths)).toEqual(new Set(['40rem', '75rem']));
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

/** Style rules without their comments, texts and pictures. */
function withoutTexts(css: string): string {
  return css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '');
}

function textOf(names: RegExp, folder = WEB): string {
  return filesIn(folder, names)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

function filesIn(folder: URL, names: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => names.test(file));
}
