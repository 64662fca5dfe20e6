// The rules of a minified style sheet that a page can use. A rule is left out when one of its selector's classes is not
// in the page; what a state or another attribute requires is not asked, nor what stands in `:not()`.

/** A style rule with its selectors, a group of rules such as a media query, or any other rule as it is written. */
export type Rule = { prelude: string; selectors?: Selector[]; body?: string; rules?: Rule[] };

interface Selector {
  text: string;
  needs: Needs;
}

/** The classes that all have to be in the page, and lists of which one at least has to be met: `:is(.a, .b)`. */
interface Needs {
  classes: string[];
  oneOf: Needs[][];
}

export function parseStyles(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at, '{;');
    const prelude = css.slice(at, end);
    if (css[end] !== '{') {
      if (prelude.trim()) rules.push({ prelude: `${prelude};` });
      at = end + 1;
      continue;
    }
    const bodyEnd = endOf(css, end + 1, '}');
    const body = css.slice(end + 1, bodyEnd);
    rules.push(ruleOf(prelude.trim(), body));
    at = bodyEnd + 1;
  }
  return rules;
}

function ruleOf(prelude: string, body: string): Rule {
  if (/^@(media|layer|supports|container)\b/.test(prelude)) return { prelude, rules: parseStyles(body) };
  if (prelude.startsWith('@')) return { prelude, body };
  return { prelude, selectors: split(prelude).map((text) => ({ text, needs: needsOf(text) })), body };
}

/** The style sheet without the rules that need a class the page does not have. */
export function usedStyles(rules: Rule[], has: (name: string) => boolean): string {
  return rules.map((rule) => usedRule(rule, has)).join('');
}

function usedRule({ prelude, selectors, body, rules }: Rule, has: (name: string) => boolean): string {
  if (rules) {
    const used = usedStyles(rules, has);
    return used && `${prelude}{${used}}`;
  }
  if (!selectors) return body === undefined ? prelude : `${prelude}{${body}}`;
  const used = selectors.filter(({ needs }) => isMet(needs, has));
  return used.length > 0 ? `${used.map(({ text }) => text).join()}{${body}}` : '';
}

function isMet({ classes, oneOf }: Needs, has: (name: string) => boolean): boolean {
  return classes.every(has) && oneOf.every((alternatives) => alternatives.some((needs) => isMet(needs, has)));
}

function needsOf(selector: string): Needs {
  const needs: Needs = { classes: [], oneOf: [] };
  for (let at = 0; at < selector.length; ) {
    const [token = '', name] = /^(?::?:([\w-]+)\(|\.[\w-]+|\[[^\]]*\]|.)/s.exec(selector.slice(at)) ?? [];
    at += token.length;
    if (token.startsWith('.')) needs.classes.push(token.slice(1));
    if (name === undefined) continue;
    const end = endOf(selector, at, ')');
    if (/^(is|where|has)$/.test(name)) needs.oneOf.push(split(selector.slice(at, end)).map(needsOf));
    at = end + 1;
  }
  return needs;
}

/** The parts between commas that are in no parentheses. */
function split(list: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= list.length; ) {
    const end = endOf(list, at, ',');
    parts.push(list.slice(at, end));
    at = end + 1;
  }
  return parts;
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Where the next of these characters is that stands in no string, parentheses or block; the end if there is none. */
function endOf(text: string, from: number, characters: string): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] as string;
    if (characters.includes(character)) return at;
    if (character === '"' || character === "'") at = text.indexOf(character, at + 1);
    else if (character in CLOSING) at = endOf(text, at + 1, CLOSING[character] as string);
  }
  return text.length;
}
