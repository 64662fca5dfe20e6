import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';

interface DraftOfferProps {
  typedAt: number;
  onRestore(): void;
  onDrop(): void;
}

/** Offers unsaved text of an earlier visit, stored in this browser. */
export function DraftOffer({ typedAt, onRestore, onDrop }: DraftOfferProps) {
  return (
    <DeskNotice sign="system-info" role="status">
      <p>
        Našli sme neuložené zmeny z&nbsp;
        <Instant at={new Date(typedAt).toISOString()} />
      </p>
      <div className="btns">
        <button type="button" className="btn btn--sm" onClick={onRestore}>
          Obnoviť
        </button>
        <button type="button" className="btn btn--line btn--sm" onClick={onDrop}>
          Zahodiť
        </button>
      </div>
    </DeskNotice>
  );
}
