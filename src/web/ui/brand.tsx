import { useCompany } from './company.ts';

const DESCRIPTOR = 'BOZP a\u00A0požiarna ochrana';

/** Mark and name, linked home. Without a name filled in, the trade stands in its place. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  const { shortName } = useCompany();
  return (
    <a className="brand" href="/">
      {/* low: React would preload it before the fonts, and every page's first line is text */}
      <img
        src={onDark ? '/znacky/logo-tma.svg' : '/znacky/logo.svg'}
        alt=""
        width="44"
        height="44"
        fetchPriority="low"
      />
      <span>
        <b>{shortName || DESCRIPTOR}</b>
        {shortName && <small>{DESCRIPTOR}</small>}
        <span className="sr-only"> – domov</span>
      </span>
    </a>
  );
}
