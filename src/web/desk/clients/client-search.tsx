import type { ClientChoice } from '#domain/clients/client-details.ts';
import { counted } from '#domain/slovak.ts';
import { SearchField } from '#web/desk/kit/filter-bar.tsx';

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
          <button type="submit" className="btn btn--line btn--sm">
            Hľadať
          </button>
        </form>
      </search>
      {length === 0 && <p className="muted">{words ? 'Takého klienta nemáme.' : noResultsText}</p>}
      {results.hasMore && (
        <p className="muted">Prvých {counted(length, 'klient', 'klienti', 'klientov')}. Skúste dlhšie hľadanie.</p>
      )}
    </>
  );
}
