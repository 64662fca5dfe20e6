import { useEffect, useState } from 'react';
import { Icon } from '#web/ui/shared/icon.tsx';

/** Shown only where scripts run: without them it could not do anything. */
export function CopyIban({ iban }: { iban: string }) {
  const [state, setState] = useState<'off' | 'ready' | 'copied' | 'failed'>('off');
  useEffect(() => setState('ready'), []);
  if (state === 'off') return null;

  function copy() {
    navigator.clipboard.writeText(iban).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  }

  return (
    <>
      <button type="button" className="btn btn--line btn--sm" onClick={copy}>
        Kopírovať IBAN
        <Icon name="copy" />
      </button>
      <span role="status">
        {state === 'copied' && 'Skopírované'}
        {state === 'failed' && 'Nepodarilo sa, označte číslo a\u00A0skopírujte ho.'}
      </span>
    </>
  );
}
