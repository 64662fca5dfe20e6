import { useCompany } from './company.ts';
import { Logo } from './logo.tsx';

const DESCRIPTOR = 'BOZP a\u00A0požiarna ochrana';

/** Mark and name, linked home. Without a name filled in, the trade stands in its place. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  const { shortName } = useCompany();
  return (
    <a className="brand" href="/">
      <Logo onDark={onDark} />
      <span>
        <b>{shortName || DESCRIPTOR}</b>
        {shortName && <small>{DESCRIPTOR}</small>}
        <span className="sr-only"> – domov</span>
      </span>
    </a>
  );
}
