import { useSyncExternalStore } from 'react';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { areKeysEnabled, setKeysEnabled, subscribeToKeysSetting } from './keys-setting.ts';

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
