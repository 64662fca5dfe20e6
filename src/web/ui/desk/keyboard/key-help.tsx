import { useEffect, useState } from 'react';
import { Icon } from '#web/ui/shared/icon.tsx';
import { Modal } from '#web/ui/shared/modal.tsx';
import { type ActGroup, type ListedAct, listActs } from './acts.ts';
import { KeysSwitch } from './keys-switch.tsx';
import { listenForKeys } from './listen.ts';

/** Enables keyboard shortcuts on the page; `acts` lists them all while the help dialog is open. */
export function useKeys() {
  const [acts, setActs] = useState<ActGroup[]>();
  const show = () => setActs((shown) => shown ?? listActs());
  // an effect because key events come from outside React
  useEffect(() => listenForKeys(show), []);
  return { acts, show, hide: () => setActs(undefined) };
}

/** All keyboard shortcuts of this page, and the switch that turns them off. */
export function KeyHelp({ acts, onClose }: { acts: ActGroup[]; onClose(): void }) {
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
        {acts.map(({ title, acts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className="keys">
              {acts.map((act) => (
                <Act key={act.keys.join() + act.name} {...act} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

function Act({ keys, name }: ListedAct) {
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
