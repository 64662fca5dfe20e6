const ROW = '[data-row], .rows tbody tr';

export function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(ROW) ?? null;
}

/** The rows of the page that can have the focus. */
export function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROW)].filter((row) => row.checkVisibility() && handleOf(row));
}

/** What has the focus where a row has it: its first link, or else what can be pressed. */
function handleOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button, input');
}

/** Puts the focus on the row before or after the one that has it; on the first where none has. */
export function moveBy(step: 1 | -1): boolean {
  const all = rows();
  const at = all.indexOf(rowOf(document.activeElement) as HTMLElement);
  return focusRow(at < 0 ? all[0] : all[at + step]);
}

/** Ticks or unticks the row that has the focus. */
export function tickRow(): boolean {
  const box = rowOf(document.activeElement)?.querySelector<HTMLInputElement>('input[type="checkbox"]:enabled');
  box?.click();
  return Boolean(box);
}

/** On the box of a row Enter opens the row: a browser would send the form the box belongs to. */
export function openFromBox(): boolean {
  const box = document.activeElement;
  const link = box?.matches('.c-choice input') && rowOf(box)?.querySelector<HTMLElement>('a[href]');
  if (link) link.click();
  return Boolean(link);
}

/** The row that takes the place of this one once it is gone. */
export function rowInPlaceOf(element: Element | null): HTMLElement | undefined {
  const all = rows();
  const at = all.indexOf(rowOf(element) as HTMLElement);
  return at < 0 ? undefined : (all[at + 1] ?? all[at - 1]);
}

export function focusRow(row: HTMLElement | undefined): boolean {
  if (!row) return false;
  handleOf(row)?.focus();
  return true;
}

/** The row that was left by the keyboard, kept while its tab is open. */
interface LeftRow {
  pathname: string;
  index: number;
  link: string | null;
}

const LEFT_ROW = 'left-row';

/** Notes the row from which the keyboard followed a link or pressed a button: a page loaded anew has lost the focus. */
export function noteLeftRow(event: MouseEvent): void {
  // a click by the keyboard counts none
  const pressed = event.detail === 0 && event.target instanceof Element && event.target.closest('a, button');
  if (!pressed) return;
  const form = pressed instanceof HTMLButtonElement ? pressed.form : null;
  // a field named „id“ stands before the form's own
  const chosen = form && document.querySelector(`[form="${form.getAttribute('id')}"]:checked`);
  const row = rowOf(pressed) ?? rowOf(chosen);
  if (!row) return;
  const left: LeftRow = { pathname: location.pathname, index: rows().indexOf(row), link: linkOf(row) };
  sessionStorage.setItem(LEFT_ROW, JSON.stringify(left));
}

/** Puts the focus back on the row that was left, or on the one that has taken its place. */
export function returnToLeftRow(): void {
  const left: LeftRow | null = JSON.parse(sessionStorage.getItem(LEFT_ROW) ?? 'null');
  if (left?.pathname !== location.pathname) return;
  sessionStorage.removeItem(LEFT_ROW);
  if (document.activeElement !== document.body) return;
  const all = rows();
  focusRow(all.find((row) => linkOf(row) === left.link) ?? all[left.index] ?? all.at(-1));
}

function linkOf(row: HTMLElement): string | null {
  return row.querySelector('a[href]')?.getAttribute('href') ?? null;
}
