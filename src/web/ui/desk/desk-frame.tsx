import type { ReactNode } from 'react';
import { Brand } from '#web/ui/shared/brand.tsx';

interface DeskFrameProps {
  /** Who is signed in, at the end of the bar. */
  user?: ReactNode;
  /** The corridor; without it the frame stands where nobody is signed in. */
  hall?: ReactNode;
  children: ReactNode;
}

/** The frame of the staff's desk: the ink bar, and the corridor with its doors. */
export function DeskFrame({ user, hall, children }: DeskFrameProps) {
  return (
    <div className={hall ? 'desk desk--with-hall' : 'desk'}>
      <a className="skip" href="#obsah">
        Preskočiť na obsah
      </a>
      <header className="desk-top on-dark">
        <div className="wrap">
          <Brand onDark />
          {user}
        </div>
      </header>
      {hall}
      <main id="obsah" className="wrap">
        {children}
      </main>
    </div>
  );
}
