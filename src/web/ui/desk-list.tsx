import type { ReactNode } from 'react';
import { Sign } from './sign.tsx';

interface StateTabsProps {
  label: string;
  tabs: { title: string; count: number; path: string; isCurrent: boolean }[];
}

/** The states a list of the desk can be narrowed to, each with how many there are; plain links. */
export function StateTabs({ label, tabs }: StateTabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ title, count, path, isCurrent }) => (
        <a key={title} href={path} aria-current={isCurrent ? 'page' : undefined}>
          {title} <span>{count}</span>
        </a>
      ))}
    </nav>
  );
}

interface EmptyListProps {
  title: string;
  /** Where the list is without its filter; none when nothing is filtered. */
  clearPath?: string;
  children: ReactNode;
}

/** What stands in place of a list without rows. */
export function EmptyList({ title, clearPath, children }: EmptyListProps) {
  return (
    <div className="empty">
      <Sign src="system-info" size={56} />
      <h2>{title}</h2>
      <p>{children}</p>
      {clearPath && (
        <div className="btns">
          <a className="btn btn--line btn--sm" href={clearPath}>
            Vymazať filtre
          </a>
        </div>
      )}
    </div>
  );
}
