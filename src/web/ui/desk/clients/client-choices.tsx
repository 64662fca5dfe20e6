import type { ClientChoice } from '#domain/clients/client-card.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';

interface ClientChoicesProps {
  /** Where the answer is sent. */
  path: string;
  candidates: readonly ClientChoice[];
  /** The page that asks is the list of all that are in doubt: it comes back there. */
  isInList?: boolean;
  /** Who acts for themselves makes no company. */
  mayBeNew: boolean;
}

/** „Ktorá firma je to?“: each answer is one button. */
export function ClientChoices({ path, candidates, isInList = false, mayBeNew }: ClientChoicesProps) {
  return (
    <DeskForm action={path} className="client-choices">
      {isInList && <input type="hidden" name="spat" value="posudenie" />}
      {candidates.map(({ id, name, ico, city }) => (
        <button key={id} type="submit" name="klient" value={id} className="btn btn--line btn--sm">
          <b>{nonBreaking(name)}</b>
          <span>{[ico ? `IČO ${ico}` : 'bez IČO', city].filter(Boolean).join(' · ')}</span>
        </button>
      ))}
      {mayBeNew && (
        <button type="submit" name="klient" value="nova" className="btn btn--line btn--sm">
          Nová firma
        </button>
      )}
      <button type="submit" name="klient" value="ziadny" className="btn btn--line btn--sm">
        Bez klienta
      </button>
    </DeskForm>
  );
}
