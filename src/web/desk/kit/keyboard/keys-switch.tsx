import { useSyncExternalStore } from 'react';
import { useHydrated } from '#web/shared/use-hydrated.ts';

/** Turns the shortcuts off and on again on this device; without scripts there are none. */
export function KeysSwitch() {
  const isOn = useSyncExternalStore(subscribeToKeysSetting, areKeysEnabled, () => true);
  const isHydrated = useHydrated();
  return (
    <label className="opt">
      <input
        type="checkbox"
        autoComplete="off"
        checked={isOn}
        disabled={!isHydrated}
        onChange={(event) => setKeysEnabled(event.currentTarget.checked)}
      />
      <span>Klávesové skratky na tomto zariadení</span>
    </label>
  );
}

const STORED = 'klavesove-skratky';
const OFF = 'vypnute';

/** Whether shortcuts are enabled on this device: users must be able to turn off single-key shortcuts (WCAG 2.1.4). */
export function areKeysEnabled(): boolean {
  try {
    return localStorage.getItem(STORED) !== OFF;
  } catch {
    // the browser does not allow storage
    return true;
  }
}

function setKeysEnabled(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, OFF);
  // browsers send this event to other tabs only
  dispatchEvent(new StorageEvent('storage', { key: STORED }));
}

function subscribeToKeysSetting(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
