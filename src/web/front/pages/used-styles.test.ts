import { expect, test } from 'vitest';
import { parseStyles, usedStyles } from './used-styles.ts';

/** The sheet as a page with paragraphs, bold text, lists, links and these classes gets it. */
function used(css: string, ...classes: string[]): string {
  const names = ['p', 'b', 'li', 'a', ...classes.map((name) => `.${name}`)];
  return usedStyles(parseStyles(css), (name) => names.includes(name));
}

test('a rule whose element is not in the page is left out, one of all elements stays', () => {
  expect(used('table,p{margin:0}:is(td,th) *{top:0}*,::after{color:red}')).toBe('p{margin:0}*,::after{color:red}');
});

test('a rule whose class is not in the page is left out, one without a class stays', () => {
  expect(used('p{margin:0}.tag{color:red}.card p{color:blue}', 'card')).toBe('p{margin:0}.card p{color:blue}');
});

test('of several selectors those stay that the page can meet', () => {
  expect(used('.tag,.card>b,a:hover{color:red}', 'card')).toBe('.card>b,a:hover{color:red}');
});

test('of the selectors in parentheses one has to be met', () => {
  expect(used(':is(.tag,.card p) b{color:red}', 'card')).toBe(':is(.tag,.card p) b{color:red}');
  expect(used('.card:has(.tag :is(.on,[open])){color:red}', 'card', 'tag')).toContain('.card');
  expect(used(':where(.tag,.card .on) b{color:red}', 'card')).toBe('');
});

test('of the alternatives without specificity those stay that the page can meet', () => {
  expect(used(':where(.tag,.card>p:hover,li) b,.on{color:red}', 'card')).toBe(
    ':where(.card>p:hover,li) b{color:red}',
  );
  expect(used('.card :where(.tag,:where(.on,.card)) :is(.tag,p){color:red}', 'card')).toBe(
    '.card :where(:where(.card)) :is(.tag,p){color:red}',
  );
});

test('of the alternatives of one specificity those stay that the page can meet', () => {
  expect(used(':is(.tag,.card,.on) b,li :is(.tag > b,.card p)::after{color:red}', 'card')).toBe(
    ':is(.card) b,li :is(.card p)::after{color:red}',
  );
  const uneven = ':is(.tag,.tag b,.card,[open]>.card) :is(a:hover,p) :is(p::before,a:hover){color:red}';
  expect(used(uneven, 'card')).toBe(uneven);
});

test('a class that must not be there is not asked for', () => {
  const css = '.card:not(.on):nth-child(2n)::after{content:"{.tag}"}';
  expect(used(css, 'card')).toBe(css);
});

test('a group without rules is left out, other rules stay as they are written', () => {
  const kept = '@layer base,components;@font-face{font-family:Sign;src:url(a.woff2)}@keyframes fade{0%{opacity:0}}';
  expect(used(`${kept}@media (width>=40rem){@supports (gap:0){.tag{gap:0}}}`)).toBe(kept);
  expect(used('@media print{.tag{gap:0}p{margin:0}}')).toBe('@media print{p{margin:0}}');
});
