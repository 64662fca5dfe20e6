import { useCompany } from '#web/ui/site/company.ts';
import { Logo } from './logo.tsx';

const DESCRIPTOR = 'BOZP a\u00A0požiarna ochrana';

/** A longer name does not fit beside the navigation in the size of the others. */
const LONG_NAME = 22;

/** Mark and name, linked home. Without a name filled in, the trade stands in its place. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  const { shortName } = useCompany();
  return (
    <a className={shortName.length > LONG_NAME ? 'brand brand--long' : 'brand'} href="/">
      <Logo onDark={onDark} />
      <span>
        <b>{shortName || DESCRIPTOR}</b>
        {shortName && <small>{DESCRIPTOR}</small>}
        <span className="sr-only"> – domov</span>
      </span>
    </a>
  );
}
