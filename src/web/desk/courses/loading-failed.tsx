import { useState } from 'react';
import { Loading } from '#web/shared/loading.tsx';
import { Sign } from '#web/shared/sign.tsx';

/** Shown in place of a list that could not be loaded (specification section 8). */
export function LoadingFailed({ isSignedOut, onRetry }: { isSignedOut: boolean; onRetry(): Promise<unknown> }) {
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
      {isSignedOut ? (
        <p>Prihlásenie sa skončilo. Prihláste sa znova.</p>
      ) : (
        <p>Zoznam sa nepodarilo načítať. Skontrolujte pripojenie a&nbsp;skúste to znova.</p>
      )}
      <div className="btns">
        {isSignedOut && (
          <a className="btn btn--sm" href="/signIn">
            Prihlásiť sa
          </a>
        )}
        <button type="button" className={isSignedOut ? 'btn btn--line btn--sm' : 'btn btn--sm'} onClick={retry}>
          Skúsiť znova
        </button>
      </div>
      {isTrying && <Loading />}
    </div>
  );
}
