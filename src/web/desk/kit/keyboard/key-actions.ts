import type { DeskSection } from '#web/desk/kit/desk-sections.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { moveBy, openFromBox, openMenu, rowOf, rows, tickRow } from './row-focus.ts';

/** An action of a key, as the dialog lists it. */
export interface KeyAction {
  keys: string[];
  name: string;
}

export interface KeyActionGroup {
  title: string;
  actions: KeyAction[];
}

const HAS_KEY = '[aria-keyshortcuts]';
const FRAME = '.desk-top';
/** The parent page, from the breadcrumb; public pages have it too, so it has no key attribute. */
const UP = '.breadcrumb li:nth-last-child(2) a';

/** The action of a key: first on the selection, then on the focused row, then on the page. */
export function findAction(key: string): HTMLElement | undefined {
  const row = rowOf(document.activeElement);
  const actions = actionsWithin(surface()).filter((element) => keysOf(element).includes(key));
  return (
    actions.find((element) => element.closest('.selection-bar')) ??
    actions.find((element) => row?.contains(element)) ??
    actions.find((element) => !rowOf(element))
  );
}

/** The element on which keys act: the topmost modal dialog, otherwise the page. */
export function surface(): Document | Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
}

/** All actions the keys have now. */
export function listActions(sections: readonly DeskSection[]): KeyActionGroup[] {
  const actions = actionsWithin(surface());
  const row = rowOf(document.activeElement) ?? rows()[0];
  const isDialog = surface() !== document;
  const groups = [
    {
      title: 'Táto stránka',
      actions: toKeyActions(actions.filter((element) => !rowOf(element) && !element.closest(FRAME))),
    },
    {
      title: 'Riadok',
      actions:
        row && !isDialog ? [...ROW_ACTIONS, ...toKeyActions(actions.filter((action) => row.contains(action)))] : [],
    },
    { title: 'Sekcie', actions: isDialog ? [] : pageKeys(sections) },
    { title: 'Všade', actions: [...toKeyActions(actions.filter((element) => element.closest(FRAME))), HELP] },
  ];
  return groups.filter(({ actions }) => actions.length > 0);
}

/** What keys do with the rows of a list, and whether they did it now. */
export const ROW_ACTIONS: (KeyAction & { press(key: string): boolean })[] = [
  { keys: ['j', 'ArrowDown'], name: 'Ďalší riadok', press: (key) => mayMove(key) && moveBy(1) },
  { keys: ['k', 'ArrowUp'], name: 'Predchádzajúci riadok', press: (key) => mayMove(key) && moveBy(-1) },
  { keys: ['Enter'], name: 'Otvoriť', press: openFromBox },
  { keys: ['x'], name: 'Označiť alebo odznačiť', press: tickRow },
];

export const HELP: KeyAction = { keys: ['?'], name: 'Tieto skratky' };

/** The arrows scroll the page while no row has the focus and no menu is open. */
function mayMove(key: string): boolean {
  return !key.startsWith('Arrow') || rowOf(document.activeElement) !== null || openMenu() !== null;
}

function actionsWithin(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${HAS_KEY}, ${UP}`)].filter(isAvailable);
}

/** Whether the user can press it; items of a closed menu count, being one click away. */
function isAvailable(element: HTMLElement): boolean {
  if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]')) return false;
  return element.checkVisibility({ visibilityProperty: true }) || element.closest('[popover]') !== null;
}

function keysOf(element: Element): string[] {
  return (element.getAttribute('aria-keyshortcuts') ?? KEYS.up).split(' ');
}

function toKeyActions(elements: HTMLElement[]): KeyAction[] {
  return elements.map((element) => ({ keys: keysOf(element), name: nameOf(element) }));
}

function pageKeys(sections: readonly DeskSection[]): KeyAction[] {
  return sections.flatMap(({ title, pages }) =>
    pages.flatMap((page, index) =>
      page.key ? [{ keys: [`g ${page.key}`], name: index === 0 ? title : page.title }] : [],
    ),
  );
}

/** The text of an element; for a field its label, without its options. */
function nameOf(element: HTMLElement): string {
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
  const named = label ?? element;
  const own = [...named.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  const inside = [...named.children].map(({ textContent }) => textContent);
  const text = [own.join(''), ...inside].find((text) => text.trim()) ?? element.ariaLabel ?? '';
  return element.matches(UP) ? `Späť: ${text}` : text.trim();
}
