import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskSection } from '#web/desk/kit/desk-sections.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Modal } from '#web/shared/modal.tsx';
import {
  findAction,
  HELP,
  type KeyAction,
  type KeyActionGroup,
  listActions,
  ROW_ACTIONS,
  surface,
} from './key-actions.ts';
import { areKeysEnabled, KeysSwitch } from './keys-switch.tsx';
import { restoreRowFocus, storeActivatedRow } from './row-focus.ts';

/** Enables keyboard shortcuts on the page; `actions` lists them all while the help dialog is open. */
export function useKeys(sections: readonly DeskSection[]) {
  const [actions, setActions] = useState<KeyActionGroup[]>();
  const navigate = useNavigate();
  const show = () => setActions((shown) => shown ?? listActions(sections));
  // an effect because key events come from outside React
  useEffect(() => listenForKeys(sections, navigate, show), [sections, navigate]);
  return { actions, show, hide: () => setActions(undefined) };
}

/** All keyboard shortcuts of this page, and the switch that turns them off. */
export function KeyHelp({ actions, onClose }: { actions: KeyActionGroup[]; onClose(): void }) {
  return (
    <Modal titleId="skratky" className="modal--keys" onClose={onClose}>
      <header>
        <h2 id="skratky">Klávesové skratky</h2>
        <button type="button" className="modal-close" aria-label="Zavrieť" onClick={onClose} data-first-focus>
          <Icon name="close" />
        </button>
      </header>
      <div className="modal-body">
        <KeysSwitch />
        {actions.map(({ title, actions }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className="keys">
              {actions.map((action) => (
                <ActionKeys key={action.keys.join() + action.name} {...action} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

function ActionKeys({ keys, name }: KeyAction) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && ' alebo '}
            {key.split(' ').map((part, place) => (
              <kbd key={place}>{KEY_NAMES[part] ?? part}</kbd>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** The labels of keys that are not characters. */
const KEY_NAMES: Record<string, string> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Backspace: '⌫ Backspace',
};

/** How long after „g“ a page's letter is accepted. */
const GO_MILLISECONDS = 2_000;

const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select, [contenteditable]';

/** Handles keyboard shortcuts until the returned function is called. */
function listenForKeys(
  sections: readonly DeskSection[],
  goTo: (address: string) => void,
  showHelp: () => void,
): () => void {
  let goesUntil = 0;

  function open(key: string): boolean {
    const page = sections.flatMap(({ pages }) => pages).find((page) => page.key === key);
    if (page) goTo(page.to);
    return page !== undefined;
  }

  function press(event: KeyboardEvent) {
    if (!areKeysEnabled() || !isMeant(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const goes = event.timeStamp < goesUntil;
    goesUntil = key === 'g' && !goes && surface() === document ? event.timeStamp + GO_MILLISECONDS : 0;
    if (goes ? open(key) : pressKey(key, showHelp)) event.preventDefault();
  }

  document.addEventListener('keydown', press);
  document.addEventListener('click', storeActivatedRow, true);
  restoreRowFocus();
  return () => {
    document.removeEventListener('keydown', press);
    document.removeEventListener('click', storeActivatedRow, true);
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
  return !focused?.matches(TEXT_FIELDS) && !(focused?.matches('[type="radio"]') && event.key.startsWith('Arrow'));
}

function pressKey(key: string, showHelp: () => void): boolean {
  if (HELP.keys.includes(key)) {
    showHelp();
    return true;
  }
  const onRows = surface() === document ? ROW_ACTIONS.find(({ keys }) => keys.includes(key)) : undefined;
  return onRows?.press(key) || trigger(findAction(key));
}

/** Follows a link, presses a button or focuses a field. */
function trigger(element: HTMLElement | undefined): boolean {
  if (!element) return false;
  if (element.dataset.keyFocuses !== undefined) openMenuOf(element);
  element.focus();
  if (element.matches(TEXT_FIELDS)) {
    if (element instanceof HTMLInputElement) element.select();
  } else if (element.dataset.keyFocuses === undefined) element.click();
  return true;
}

/** Nothing in a closed menu can be focused. */
function openMenuOf(element: HTMLElement): void {
  const menu = element.closest('[popover]:not(:popover-open)');
  if (menu) document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)?.click();
}
