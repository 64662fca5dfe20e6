import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';

interface EndBarProps {
  title: string;
  note: string;
  /** The buttons of the form. */
  children: ReactNode;
}

/** The bar at the foot of a form: what is stored, and the buttons that store it. */
export function EndBar({ title, note, children }: EndBarProps) {
  return (
    <div className="roll-end closing-end on-dark">
      <p>
        <b>{title}</b>
        <small>{nonBreaking(note)}</small>
      </p>
      <div className="btns">{children}</div>
    </div>
  );
}
