import { useEffect, useState } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from './icon.tsx';

interface CopyButtonProps {
  text: string;
  /** For example „Kopírovať IBAN“. */
  label: string;
  /** The instruction shown when copying fails. */
  byHand: string;
}

/** Shown only when scripts run, because it would do nothing without them. */
export function CopyButton({ text, label, byHand }: CopyButtonProps) {
  const [state, setState] = useState<'off' | 'ready' | 'copied' | 'failed'>('off');
  useEffect(() => setState('ready'), []);
  if (state === 'off') return null;

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
