import type { ReactNode } from 'react';
import { ACCOUNT } from './account-paths.ts';

interface AccountPageProps {
  title: string;
  /** True when it must be completed before the other account pages. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A page with one action on the user's own account, and a link back. */
export function AccountPage({ title, isFirst = false, children }: AccountPageProps) {
  return (
    <div className="panel single">
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
