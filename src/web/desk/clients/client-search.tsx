import { counted } from '#domain/slovak.ts';
import { SearchField } from '#web/desk/kit/search-field.tsx';

interface ClientSearchProps {
  /** The page whose list the search filters. */
  path: string;
  words: string | undefined;
  /** How many clients are shown, of at most SEARCH_ROWS_MAX. */
  resultCount: number;
  /** Where nothing was searched for and there is no suggestion. */
  noResultsText: string;
}

/** The number of results a user can look through. */
export const SEARCH_ROWS_MAX = 12;

/** Searches for a client to assign or to merge; shown above the results. */
export function ClientSearch({ path, words, resultCount, noResultsText }: ClientSearchProps) {
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
      {resultCount === 0 && <p className="muted">{words ? 'Takého klienta nemáme.' : noResultsText}</p>}
      {resultCount === SEARCH_ROWS_MAX && (
        <p className="muted">
          Prvých {counted(SEARCH_ROWS_MAX, 'klient', 'klienti', 'klientov')}. Skúste dlhšie hľadanie.
        </p>
      )}
    </>
  );
}
