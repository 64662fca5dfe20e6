import type { ReactNode } from 'react';
import { ACCOUNT } from './account-paths.ts';

/** A page that does one thing to one's own account, and the way back. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="panel account-act">
      <h1>{title}</h1>
      {children}
      <a className="arrow-link" href={ACCOUNT}>
        Späť na účet
      </a>
    </div>
  );
}
