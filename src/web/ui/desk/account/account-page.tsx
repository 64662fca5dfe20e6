import type { ReactNode } from 'react';
import { ACCOUNT } from './account-paths.ts';

interface AccountPageProps {
  title: string;
  /** Nothing else of the account can be reached before. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A page that does one thing to one's own account, and the way back. */
export function AccountPage({ title, isFirst = false, children }: AccountPageProps) {
  return (
    <div className="panel account-act">
      <h1>{title}</h1>
      {children}
      {!isFirst && (
        <a className="arrow-link" href={ACCOUNT}>
          Späť na účet
        </a>
      )}
    </div>
  );
}
