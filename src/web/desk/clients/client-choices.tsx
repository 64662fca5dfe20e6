import type { ClientChoice } from '#domain/clients/client-details.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { SearchField } from '#web/desk/kit/filter-bar.tsx';

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
      {mayBeNew && <Submit label="Nová firma" isLine isSmall name="klient" value="nova" />}
      <Submit label="Bez klienta" isLine isSmall name="klient" value="ziadny" />
    </DeskForm>
  );
}

interface ClientSearchProps {
  /** The page whose list the search filters. */
  path: string;
  words: string | undefined;
  /** The clients shown below; `hasMore` where further ones match. */
  results: { clients: readonly ClientChoice[]; hasMore: boolean };
  /** Where nothing was searched for and there is no suggestion. */
  noResultsText: string;
}

/** Searches for a client to assign or to merge; shown above the results. */
export function ClientSearch({ path, words, results, noResultsText }: ClientSearchProps) {
  const { length } = results.clients;
  return (
    <>
      <search>
        <form method="get" action={path} className="with-button">
          <SearchField search={words} placeholder="Názov, IČO, meno, e-mail, telefón" />
          <Submit label="Hľadať" isLine isSmall />
        </form>
      </search>
      {length === 0 && <p className="muted">{words ? 'Takého klienta nemáme.' : noResultsText}</p>}
      {results.hasMore && (
        <p className="muted">
          Prvých {counted(length, 'klient', 'klienti', 'klientov')}. Skúste presnejšie hľadanie.
        </p>
      )}
    </>
  );
}
