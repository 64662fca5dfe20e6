import { KEYS } from '#web/ui/desk/keys.ts';
import { rowOf, rows } from './rows.ts';

/** An action of a key, as the dialog lists it. */
export interface ListedAct {
  keys: string[];
  name: string;
}

export interface ActGroup {
  title: string;
  acts: ListedAct[];
}

const HAS_KEY = '[aria-keyshortcuts]';
const FRAME = '.desk-top';
/** The parent page, from the breadcrumb; public pages have it too, so it has no key attribute. */
const UP = '.breadcrumb li:nth-last-child(2) a';

/** The action of a key: first on the selection, then on the focused row, then on the page. */
export function findAct(key: string): HTMLElement | undefined {
  const row = rowOf(document.activeElement);
  const acts = actsWithin(surface()).filter((element) => keysOf(element).includes(key));
  return (
    acts.find((element) => element.closest('.selection-bar')) ??
    acts.find((element) => row?.contains(element)) ??
    acts.find((element) => !rowOf(element))
  );
}

/** The link to the section with this letter. */
export function findSection(key: string): HTMLElement | undefined {
  const isModal = surface() !== document;
  return isModal ? undefined : (document.querySelector<HTMLElement>(`[data-section-key="${key}"]`) ?? undefined);
}

/** The element on which keys act: the topmost modal dialog, otherwise the page. */
export function surface(): Document | Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
}

/** All actions the keys have now. */
export function listActs(): ActGroup[] {
  const acts = actsWithin(surface());
  const row = rowOf(document.activeElement) ?? rows()[0];
  const isDialog = surface() !== document;
  const groups = [
    { title: 'Táto stránka', acts: listed(acts.filter((element) => !rowOf(element) && !element.closest(FRAME))) },
    { title: 'Riadok', acts: row && !isDialog ? [...MOVES, ...listed(acts.filter((act) => row.contains(act)))] : [] },
    { title: 'Sekcie', acts: isDialog ? [] : sections() },
    { title: 'Všade', acts: [...listed(acts.filter((element) => element.closest(FRAME))), HELP] },
  ];
  return groups.filter(({ acts }) => acts.length > 0);
}

const MOVES: ListedAct[] = [
  { keys: ['j', 'ArrowDown'], name: 'Ďalší riadok' },
  { keys: ['k', 'ArrowUp'], name: 'Predchádzajúci riadok' },
  { keys: ['Enter'], name: 'Otvoriť' },
  { keys: ['x'], name: 'Označiť alebo odznačiť' },
];
const HELP: ListedAct = { keys: ['?'], name: 'Tieto skratky' };

function actsWithin(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${HAS_KEY}, ${UP}`)].filter(canAct);
}

/** Whether the user can press it; items of a closed menu count, being one click away. */
function canAct(element: HTMLElement): boolean {
  if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]')) return false;
  return element.checkVisibility({ visibilityProperty: true }) || element.closest('[popover]') !== null;
}

function keysOf(element: Element): string[] {
  return (element.getAttribute('aria-keyshortcuts') ?? KEYS.up).split(' ');
}

function listed(elements: HTMLElement[]): ListedAct[] {
  return elements.map((element) => ({ keys: keysOf(element), name: nameOf(element) }));
}

function sections(): ListedAct[] {
  const links = [...document.querySelectorAll<HTMLElement>('.desk-nav [data-section-key]')];
  // the first node of a link is its title, a count follows
  return links.map((link) => ({ keys: [`g ${link.dataset.sectionKey}`], name: link.firstChild?.textContent ?? '' }));
}

/** The text of an element; for a field its label, without its options. */
function nameOf(element: HTMLElement): string {
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
  const named = label ?? element;
  const own = [...named.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  const inside = [...named.children].map(({ textContent }) => textContent);
  const words = [own.join(''), ...inside].find((text) => text.trim()) ?? element.ariaLabel ?? '';
  return element.matches(UP) ? `Späť: ${words}` : words.trim();
}
