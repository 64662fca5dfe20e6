import { Logo } from './logo.tsx';

/** The loading overlay (specification section 2.5): the logo turns once in four seconds. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <Logo onDark className="spin" />
      <span>Načítavam</span>
    </div>
  );
}
