import { useCompany } from '#web/site/kit/use-company.ts';
import { Logo } from './logo.tsx';

const DESCRIPTOR = 'BOZP a\u00A0požiarna ochrana';

/** Longer names need a smaller font to fit beside the navigation. */
const LONG_NAME = 22;

/** Logo and name, linked home. Without a name the line of business is shown in its place. */
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
