import type { ReactNode } from 'react';
import { Brand } from '#web/ui/shared/brand.tsx';
import { usePlacesOnPage } from './use-places-on-page.ts';

interface DeskFrameProps {
  /** The signed-in user, at the end of the bar. */
  user?: ReactNode;
  /** The desk's search, for roles that can find something. */
  search?: ReactNode;
  /** Undefined when no user is signed in. */
  navigation?: ReactNode;
  children: ReactNode;
}

/** The layout of the staff's desk: the dark bar, and the navigation. */
export function DeskFrame({ user, search, navigation, children }: DeskFrameProps) {
  usePlacesOnPage();
  return (
    <div className={navigation ? 'desk desk--with-nav' : 'desk'}>
      <a className="skip" href="#obsah">
        Preskočiť na obsah
      </a>
      <header className="desk-top on-dark">
        <div className="wrap">
          <Brand onDark />
          {search}
          {user}
        </div>
      </header>
      {navigation}
      <main id="obsah" className="wrap">
        {children}
      </main>
    </div>
  );
}
