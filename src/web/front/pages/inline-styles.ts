import { readFileSync } from 'node:fs';
import type { InlineCode } from './inline-code.ts';
import { parseStyles, usedStyles } from './used-styles.ts';

/** What a page can show: its elements and class attributes, and the scripts that may add others. */
export interface Shown extends Markup {
  scripts: readonly string[];
}

interface Markup {
  elements: ReadonlySet<string>;
  /** The values of class attributes. */
  classes: ReadonlySet<string>;
}

/**
 * The stylesheet of the build that a link in a page without scripts leads to, without the rules that the page cannot
 * use: the page is then complete after one round trip instead of two (decision 0006). Where it is not known what the
 * page will show, the whole stylesheet. Any other link is returned unchanged.
 */
export function inlinedStyles(link: string, inline: InlineCode, shown: Shown | undefined): string {
  const address = / rel="stylesheet" href="(\/assets\/[^"/]+\.css)"/.exec(link)?.[1];
  if (!address) return link;
  return inline.style(sheets.getOrInsertComputed(address, sheetOf)(shown));
}

const sheets = new Map<string, (shown: Shown | undefined) => string>();

/** Pages of one kind differ little: their lists of elements and classes are a few hundred. */
const TEXTS_MAX = 200;

function sheetOf(address: string): (shown: Shown | undefined) => string {
  const whole = readFileSync(`build/client${address}`, 'utf8').trim();
  const rules = parseStyles(whole);
  const texts = new Map<string, string>();
  return (shown) => {
    if (!shown) return whole;
    if (texts.size > TEXTS_MAX) texts.clear();
    const key = [shown.elements, shown.classes, shown.scripts].map((names) => [...names].join('\n')).join('\n\n');
    return texts.getOrInsertComputed(key, () => {
      const classes = [...shown.classes].flatMap((value) => value.split(' ')).map((name) => `.${name}`);
      const names = new Set([...shown.elements, ...classes]);
      const isSet = (name: string) => shown.scripts.some((script) => canSet(script, name.replace('.', '')));
      return usedStyles(rules, (name) => names.has(name) || isSet(name));
    });
  };
}

/** The elements and class attributes of a page in our renderer's markup. */
export function readMarkup(html: string): Markup {
  const elements = new Set<string>();
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const from = at + 1;
    if (!isSmallLetter(html.charCodeAt(from))) continue;
    while (!TAG_NAME_ENDS.has(html[at] ?? '>')) at += 1;
    elements.add(html.slice(from, at));
  }
  const classes = new Set<string>();
  const attribute = ' class=';
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    const from = at + attribute.length + 1;
    at = html.indexOf('"', from);
    classes.add(html.slice(from, at));
  }
  return { elements, classes };
}

const TAG_NAME_ENDS = new Set([' ', '>', '/']);

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

const scriptWords = new Map<string, { words: Set<string>; parts: Set<string> }>();

/**
 * True if a script of the build can create the element or set the class, which may be put together from several words:
 * `Toastify__${part}`.
 */
function canSet(script: string, name: string): boolean {
  const { words, parts } = scriptWords.getOrInsertComputed(script, wordsIn);
  return words.has(name) || (/--|__/.test(name) && name.split(/[_-]+/).every((part) => parts.has(part)));
}

/** The words that stand between quotes, spaces and inserted values, as those of a class do, and their parts. */
function wordsIn(script: string): { words: Set<string>; parts: Set<string> } {
  const words = new Set(withImports(script).match(/(?<=["'`}\s])[\w-]+(?=["'`$\s])/g));
  return { words, parts: new Set([...words].flatMap((word) => word.split(/[_-]+/))) };
}

function withImports(script: string, seen = new Set<string>()): string {
  if (seen.has(script)) return '';
  seen.add(script);
  const text = readFileSync(`build/client${script}`, 'utf8');
  const imported = text.match(/(?<=["'`]\.\/)[\w-]+\.js(?=["'`])/g) ?? [];
  return text + imported.map((file) => withImports(`/assets/${file}`, seen)).join('\n');
}
