import type { ReactNode } from 'react';

interface DeskHeadProps {
  title: string;
  /** The heading's id, where it may receive the focus. */
  id?: string;
  note: ReactNode;
  /** The page's actions. */
  children?: ReactNode;
}

/** The head of a list of the desk. */
export function DeskHead({ title, id, note, children }: DeskHeadProps) {
  return (
    <div className="desk-head">
      <div>
        <h1 id={id} tabIndex={id ? -1 : undefined}>
          {title}
        </h1>
        <p className="num">{note}</p>
      </div>
      {children && <div className="btns">{children}</div>}
    </div>
  );
}
