const ROW = '[data-row], .rows tbody tr';

export function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(ROW) ?? null;
}

/** The rows of the page that can receive the focus. */
export function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROW)].filter(
    (row) => row.checkVisibility() && focusTargetOf(row),
  );
}

/** The element that is focused for a row: its first link, otherwise its first control. */
function focusTargetOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button, input');
}

/** The menu that is open, if any. */
export function openMenu(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.menu:popover-open');
}

/** In an open menu focuses its next item, else the row after the focused one; the first where none is focused. */
export function moveBy(step: 1 | -1): boolean {
  const menu = openMenu();
  if (menu) {
    const items = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items.at(at < 0 ? Math.min(step, 0) : (at + step) % items.length)?.focus();
    return true;
  }
  const all = rows();
  const at = all.indexOf(rowOf(document.activeElement) as HTMLElement);
  return focusRow(at < 0 ? all[0] : all[at + step]);
}

/** Ticks or unticks the focused row. */
export function tickRow(): boolean {
  const box = rowOf(document.activeElement)?.querySelector<HTMLInputElement>('input[type="checkbox"]:enabled');
  box?.click();
  return Boolean(box);
}

/** Enter on a row's checkbox opens the row, because the browser would submit the checkbox's form. */
export function openFromBox(): boolean {
  const box = document.activeElement;
  const link = box?.matches('[data-choice]') && rowOf(box)?.querySelector<HTMLElement>('a[href]');
  if (link) link.click();
  return Boolean(link);
}

/** The row to focus once this one is removed. */
export function rowInPlaceOf(element: Element | null): HTMLElement | undefined {
  const all = rows();
  const at = all.indexOf(rowOf(element) as HTMLElement);
  return at < 0 ? undefined : (all[at + 1] ?? all[at - 1]);
}

export function focusRow(row: HTMLElement | undefined): boolean {
  if (!row) return false;
  focusTargetOf(row)?.focus();
  return true;
}

/** The row in which the keyboard was last used, stored for the lifetime of the tab. */
interface StoredRow {
  pathname: string;
  index: number;
  link: string | null;
}

const STORED_ROW_KEY = 'left-row';

/** Stores the row in which a link or button was activated by the keyboard, because a page load loses the focus. */
export function storeActivatedRow(event: MouseEvent): void {
  // `detail` is 0 for clicks by the keyboard
  const pressed = event.detail === 0 && event.target instanceof Element && event.target.closest('a, button');
  if (!pressed) return;
  const form = pressed instanceof HTMLButtonElement ? pressed.form : null;
  // a field named „id“ would hide the form's own `id` property
  const chosen = form && document.querySelector(`[form="${form.getAttribute('id')}"]:checked`);
  const row = rowOf(pressed) ?? rowOf(chosen);
  if (!row) return;
  const stored: StoredRow = { pathname: location.pathname, index: rows().indexOf(row), link: linkOf(row) };
  sessionStorage.setItem(STORED_ROW_KEY, JSON.stringify(stored));
}

/** Restores the focus to the stored row, or to the one now in its place. */
export function restoreRowFocus(): void {
  const stored: StoredRow | null = JSON.parse(sessionStorage.getItem(STORED_ROW_KEY) ?? 'null');
  if (stored?.pathname !== location.pathname) return;
  sessionStorage.removeItem(STORED_ROW_KEY);
  if (document.activeElement !== document.body) return;
  const all = rows();
  focusRow(all.find((row) => linkOf(row) === stored.link) ?? all[stored.index] ?? all.at(-1));
}

function linkOf(row: HTMLElement): string | null {
  return row.querySelector('a[href]')?.getAttribute('href') ?? null;
}
