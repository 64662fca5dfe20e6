import type { CssNode, StyleSheet } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';

// The rules of a style sheet that a page can use. A rule is left out when one of its selector's elements or classes is
// not in the page; what a state or another attribute requires is not looked at, nor what is in `:not()`. Of the
// alternatives in `:where()` those that the page cannot meet are left out; in `:is()` only where all have the same
// specificity, as the highest is that of the whole.

/** A style rule with its selectors, a group of rules such as a media query, or any other rule as it is written. */
export type Rule = { selectors: Selector[]; block: string } | { prelude: string; rules: Rule[] } | string;

interface Selector {
  /** Its text in pieces; a list is the alternatives of a `:where()` or `:is()`. */
  pieces: (string | { name: string; alternatives: Selector[] })[];
  needs: Needs;
}

/** `table`, `.tag`: all have to be in the page; of each list of `oneOf` one at least has to be met: `:is(.a, .b)`. */
interface Needs {
  names: string[];
  oneOf: Needs[][];
}

/** What is not read stays as the build has written it. */
const OPTIONS = { parseValue: false, parseCustomProperty: false, parseAtrulePrelude: false };

export function parseStyles(css: string): Rule[] {
  return rulesIn(parse(css, OPTIONS) as StyleSheet);
}

function rulesIn({ children }: { children: StyleSheet['children'] }): Rule[] {
  return children.toArray().map(toRule);
}

function toRule(node: CssNode): Rule {
  if (node.type === 'Atrule' && node.block && /^(media|layer|supports|container)$/.test(node.name))
    return { prelude: `@${node.name} ${node.prelude ? generate(node.prelude) : ''}`, rules: rulesIn(node.block) };
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList')
    return { selectors: node.prelude.children.toArray().map(toSelector), block: generate(node.block) };
  return generate(node);
}

function toSelector(node: CssNode): Selector {
  return {
    pieces: partsOf(node).map((part) => {
      const alternatives = alternativesOf(part, 'where') ?? alternativesOf(part, 'is');
      if (!alternatives || !('name' in part) || (part.name === 'is' && !areEven(alternatives))) return generate(part);
      return { name: String(part.name), alternatives: alternatives.map(toSelector) };
    }),
    needs: needsOf(node),
  };
}

/** True if the selectors differ in nothing but names and combinators, and so have the same specificity. */
function areEven(selectors: CssNode[]): boolean {
  return new Set(selectors.map((each) => generate(each).replace(/(?<![:\w-])[\w-]+|[ >+~]/g, ' '))).size === 1;
}

function partsOf(node: CssNode): CssNode[] {
  return node.type === 'Selector' ? node.children.toArray() : [node];
}

/** The selectors in the parentheses of one of these pseudo-classes. */
function alternativesOf(part: CssNode, ...names: string[]): CssNode[] | undefined {
  if (part.type !== 'PseudoClassSelector' || !names.includes(part.name)) return undefined;
  const alternatives = part.children?.first;
  return alternatives?.type === 'SelectorList' ? alternatives.children.toArray() : undefined;
}

function needsOf(node: CssNode): Needs {
  const parts = partsOf(node);
  return {
    names: parts
      .filter(({ type }) => type === 'ClassSelector' || type === 'TypeSelector')
      .map((part) => generate(part))
      .filter((name) => name !== '*'),
    oneOf: parts.flatMap((part) => {
      const alternatives = alternativesOf(part, 'is', 'where', 'has');
      return alternatives ? [alternatives.map(needsOf)] : [];
    }),
  };
}

/** The style sheet without the rules that need an element or a class, as `.tag`, which the page does not have. */
export function usedStyles(rules: Rule[], has: (name: string) => boolean): string {
  return rules.map((rule) => usedRule(rule, has)).join('');
}

function usedRule(rule: Rule, has: (name: string) => boolean): string {
  if (typeof rule === 'string') return rule;
  if ('rules' in rule) {
    const used = usedStyles(rule.rules, has);
    return used && `${rule.prelude.trim()}{${used}}`;
  }
  const used = usedSelectors(rule.selectors, has);
  return used && used + rule.block;
}

function usedSelectors(selectors: Selector[], has: (name: string) => boolean): string {
  return selectors
    .filter(({ needs }) => isMet(needs, has))
    .map(({ pieces }) =>
      pieces
        .map((piece) =>
          typeof piece === 'string' ? piece : `:${piece.name}(${usedSelectors(piece.alternatives, has)})`,
        )
        .join(''),
    )
    .join();
}

function isMet({ names, oneOf }: Needs, has: (name: string) => boolean): boolean {
  return names.every(has) && oneOf.every((alternatives) => alternatives.some((needs) => isMet(needs, has)));
}
