import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { Icon } from '#web/shared/icon.tsx';
import { KEYS } from './keys.ts';

/** The text search of a list of the desk. */
export function SearchField({ search, placeholder }: { search: string | undefined; placeholder: string }) {
  return (
    <label className="search">
      Hľadať
      <Icon name="search" />
      <input
        className="input"
        type="search"
        name="hladat"
        maxLength={SEARCH_LENGTH_MAX}
        placeholder={placeholder}
        defaultValue={search}
        aria-keyshortcuts={`${KEYS.searchList} ${KEYS.search}`}
      />
    </label>
  );
}
