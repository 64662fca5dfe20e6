import { SearchField } from '#web/ui/desk/search-field.tsx';

interface ClientSearchProps {
  /** The page the search narrows. */
  path: string;
  words: string | undefined;
  /** How many were found, and what is said where it is none and nothing was typed. */
  found: number;
  noneAlike: string;
}

/** Looks for a client to be meant or joined; above those that are found. */
export function ClientSearch({ path, words, found, noneAlike }: ClientSearchProps) {
  return (
    <>
      <search>
        <form method="get" action={path} className="client-search">
          <SearchField words={words} placeholder="Názov, IČO, meno, e-mail, telefón" />
          <button type="submit" className="btn btn--line btn--sm">
            Hľadať
          </button>
        </form>
      </search>
      {found === 0 && <p className="muted">{words ? 'Takého klienta nemáme.' : noneAlike}</p>}
    </>
  );
}
