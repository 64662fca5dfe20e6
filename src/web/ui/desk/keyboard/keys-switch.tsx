import { useSyncExternalStore } from 'react';
import { useHydrated } from '#web/ui/shared/use-hydrated.ts';
import { areKeysOn, followKeysOn, turnKeys } from './keys-on.ts';

/** Turns the shortcuts off and on again on this device; without scripts there are none. */
export function KeysSwitch() {
  const isOn = useSyncExternalStore(followKeysOn, areKeysOn, () => true);
  const isHydrated = useHydrated();
  return (
    <label className="opt">
      <input
        type="checkbox"
        autoComplete="off"
        checked={isOn}
        disabled={!isHydrated}
        onChange={(event) => turnKeys(event.currentTarget.checked)}
      />
      <span>Klávesové skratky na tomto zariadení</span>
    </label>
  );
}
