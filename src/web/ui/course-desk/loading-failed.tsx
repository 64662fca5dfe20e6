import { useState } from 'react';
import { Sign } from '../sign.tsx';
import { Loading } from './loading.tsx';

/** What stands in place of a list that could not be read (specification section 8). */
export function LoadingFailed({ onRetry }: { onRetry(): Promise<unknown> }) {
  const [isTrying, setIsTrying] = useState(false);

  async function retry() {
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }

  return (
    <div className="empty" role="alert">
      <Sign src="system-chyba" size={56} />
      <h2>Chyba pri načítaní</h2>
      <p>Zoznam sa nepodarilo načítať. Skontrolujte pripojenie a&nbsp;skúste to znova.</p>
      <div className="btns">
        <button type="button" className="btn btn--sm" onClick={retry}>
          Skúsiť znova
        </button>
      </div>
      {isTrying && <Loading />}
    </div>
  );
}
