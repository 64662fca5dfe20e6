import type { ClientChoice } from '#domain/clients/client-details.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';

interface ClientChoicesProps {
  /** The address the form is sent to. */
  path: string;
  candidates: readonly ClientChoice[];
  /** True on the list of all ambiguous matches: the form returns to it. */
  isInList?: boolean;
  /** False for a private person, who cannot become a company. */
  mayBeNew: boolean;
}

/** The question „Ktorá firma je to?“: each answer is one button. */
export function ClientChoices({ path, candidates, isInList = false, mayBeNew }: ClientChoicesProps) {
  return (
    <DeskForm action={path} className="client-choices btns">
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
