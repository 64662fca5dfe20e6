const STORED = 'klavesove-skratky';
const OFF = 'vypnute';

/** Whether keys act on this device: nobody need bear keys they press by mistake (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== OFF;
  } catch {
    // a browser told to store nothing
    return true;
  }
}

export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, OFF);
  // the event is for other tabs only
  dispatchEvent(new StorageEvent('storage', { key: STORED }));
}

export function followKeysOn(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
