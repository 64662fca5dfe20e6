import { useState } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

interface CopyButtonProps {
  text: string;
  /** For example „Kopírovať IBAN“. */
  label: string;
  /** The instruction shown when copying fails. */
  byHand: string;
}

/** Shown only when scripts run, because it would do nothing without them. */
export function CopyButton({ text, label, byHand }: CopyButtonProps) {
  const [state, setState] = useState<'copied' | 'failed'>();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;

  async function copy() {
    try {
      // there is no clipboard without TLS
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <button type="button" className="btn btn--line btn--sm" onClick={copy}>
        {label}
        <Icon name="copy" />
      </button>
      <span role="status">
        {state === 'copied' && 'Skopírované'}
        {state === 'failed' && nonBreaking(byHand)}
      </span>
    </>
  );
}
