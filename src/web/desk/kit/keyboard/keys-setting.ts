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

export function setKeysEnabled(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, OFF);
  // browsers send this event to other tabs only
  dispatchEvent(new StorageEvent('storage', { key: STORED }));
}

export function subscribeToKeysSetting(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
