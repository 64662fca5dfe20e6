import { outOf } from '#domain/slovak.ts';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** The address of a page. */
  path(page: number): string;
  /** The keyboard shortcuts that turn pages (the desk). */
  keys?: { previous: string; next: string };
}

/** Links to the previous, numbered and next pages, with the current position (specification section 2.8). */
export function Pager({ page, pageSize, total, path, keys }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <nav className="pager" aria-label="Stránkovanie">
      <p>
        Zobrazuje sa {from} až {to} {outOf(total)} {total === 1 ? 'výsledku' : 'výsledkov'}
      </p>
      {pages > 1 && (
        <ul>
          <li>
            {page > 1 ? (
              <a href={path(page - 1)} aria-keyshortcuts={keys?.previous}>
                Naspäť
              </a>
            ) : (
              <span className="off">Naspäť</span>
            )}
          </li>
          {nearby(page, pages).map((number) => (
            <li key={number}>
              <a
                href={path(number)}
                aria-label={`Strana ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ))}
          <li>
            {page < pages ? (
              <a href={path(page + 1)} aria-keyshortcuts={keys?.next}>
                Ďalej
              </a>
            ) : (
              <span className="off">Ďalej</span>
            )}
          </li>
        </ul>
      )}
    </nav>
  );
}

/** The first page, the last page and those near the current one. */
function nearby(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
}
