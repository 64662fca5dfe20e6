import { KEYS } from '#web/ui/desk/keys.ts';
import { rowOf, rows } from './rows.ts';

/** Something a key does, as the dialog lists it. */
export interface ListedAct {
  /** Alternatives. */
  keys: string[];
  name: string;
}

export interface ActGroup {
  title: string;
  acts: ListedAct[];
}

const HAS_KEY = '[aria-keyshortcuts]';
const FRAME = '.desk-top';
/** The page above this one, as the breadcrumb says; it stands on public pages too, so it bears no key itself. */
const UP = '.breadcrumb li:nth-last-child(2) a';

/** What the key does here: to what is chosen first, then to the row that has the focus, then on the page. */
export function findAct(key: string): HTMLElement | undefined {
  const row = rowOf(document.activeElement);
  const acts = actsWithin(surface()).filter((element) => keysOf(element).includes(key));
  return (
    acts.find((element) => element.closest('.selection-bar')) ??
    acts.find((element) => row?.contains(element)) ??
    acts.find((element) => !rowOf(element))
  );
}

/** The link to the section of this email. */
export function findSection(email: string): HTMLElement | undefined {
  const isModal = surface() !== document;
  return isModal ? undefined : (document.querySelector<HTMLElement>(`[data-section-key="${email}"]`) ?? undefined);
}

/** Where keys act: the uppermost modal dialog, or else the page. */
export function surface(): Document | Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
}

/** All that keys do here now. */
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

/** Somebody could press it; what a menu holds is one click away. */
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
  // the first words of a link are its title, a count follows
  return links.map((link) => ({ keys: [`g ${link.dataset.sectionKey}`], name: link.firstChild?.textContent ?? '' }));
}

/** The words on it; of a field those of its label, without its choices. */
function nameOf(element: HTMLElement): string {
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null;
  const named = label ?? element;
  const own = [...named.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  const inside = [...named.children].map(({ textContent }) => textContent);
  const words = [own.join(''), ...inside].find((text) => text.trim()) ?? element.ariaLabel ?? '';
  return element.matches(UP) ? `Späť: ${words}` : words.trim();
}
