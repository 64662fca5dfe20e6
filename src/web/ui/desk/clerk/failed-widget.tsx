interface FailedWidgetProps {
  onRetry(): void;
}

/** Shown when the provider's script was not loaded (specification section 8: the sentence). */
export function FailedWidget({ onRetry }: FailedWidgetProps) {
  return (
    <div className="card widget">
      <h1>Prihlásenie</h1>
      <p role="alert">Prihlasovací formulár sa nepodarilo načítať. Obnovte stránku.</p>
      <button type="button" className="btn" onClick={onRetry}>
        Skúsiť znova
      </button>
    </div>
  );
}
