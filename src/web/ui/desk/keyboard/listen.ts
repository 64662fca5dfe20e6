import { findAct, findSection, surface } from './acts.ts';
import { areKeysOn } from './keys-on.ts';
import { moveBy, noteLeftRow, openFromBox, returnToLeftRow, rowOf, tickRow } from './rows.ts';

/** How long after „g“ a section's letter is accepted. */
const GO_MILLISECONDS = 2_000;

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select, [contenteditable]';

/** Handles keyboard shortcuts until the returned function is called. */
export function listenForKeys(showHelp: () => void): () => void {
  let goesUntil = 0;

  function press(event: KeyboardEvent) {
    if (!areKeysOn() || !isMeant(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const goes = event.timeStamp < goesUntil;
    goesUntil = key === 'g' && !goes && surface() === document ? event.timeStamp + GO_MILLISECONDS : 0;
    if (goes ? trigger(findSection(key)) : act(key, showHelp)) event.preventDefault();
  }

  document.addEventListener('keydown', press);
  document.addEventListener('click', noteLeftRow, true);
  returnToLeftRow();
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('click', noteLeftRow, true);
  };
}

/** A single key not used by the focused element. Compares characters: key positions vary by keyboard. */
function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  const isSign = event.key.length === 1 && event.key.toLowerCase() === event.key.toUpperCase();
  if (event.shiftKey && !isSign) return false;
  if (event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'))) return false;
  const focused = document.activeElement;
  // radio buttons use the arrow keys themselves
  return !focused?.matches(TYPED_INTO) && !(focused?.matches('[type="radio"]') && event.key.startsWith('Arrow'));
}

function act(key: string, showHelp: () => void): boolean {
  if (key === '?') {
    showHelp();
    return true;
  }
  return (surface() === document && actOnRows(key)) || trigger(findAct(key));
}

function actOnRows(key: string): boolean {
  const isInRow = rowOf(document.activeElement) !== null;
  if (key === 'j' || (key === 'ArrowDown' && isInRow)) return moveBy(1);
  if (key === 'k' || (key === 'ArrowUp' && isInRow)) return moveBy(-1);
  if (key === 'x') return tickRow();
  return key === 'Enter' && openFromBox();
}

/** Follows a link, presses a button or focuses a field. */
function trigger(element: HTMLElement | undefined): boolean {
  if (!element) return false;
  element.focus();
  if (element.matches(TYPED_INTO)) {
    if (element instanceof HTMLInputElement) element.select();
  } else if (element.dataset.keyFocuses === undefined) element.click();
  return true;
}
