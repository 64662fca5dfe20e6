import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskSection } from '#web/desk/kit/desk-sections.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Modal } from '#web/shared/modal.tsx';
import { type KeyAction, type KeyActionGroup, listActions } from './key-actions.ts';
import { KeysSwitch } from './keys-switch.tsx';
import { listenForKeys } from './listen-for-keys.ts';

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
