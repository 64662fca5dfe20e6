import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Brand } from '#web/shared/brand.tsx';
import { Logo } from '#web/shared/logo.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

interface DeskFrameProps {
  /** The signed-in user, at the end of the bar. */
  user?: ReactNode;
  /** The desk's search, for roles that can find something. */
  search?: ReactNode;
  /** Undefined when no user is signed in. */
  navigation?: ReactNode;
  children: ReactNode;
}

/** The layout of the staff's desk: one bar with the sections, and the page below it. */
export function DeskFrame({ user, search, navigation, children }: DeskFrameProps) {
  usePlacesOnPage();
  useQuestionBeforeLeaving();
  return (
    <div className={navigation ? 'desk desk--with-nav' : 'desk'}>
      <a className="skip" href="#obsah">
        Preskočiť na obsah
      </a>
      <header className="desk-top">
        {navigation ? <Mark /> : <Brand />}
        {navigation}
        {search}
        {user}
      </header>
      <main id="obsah" className="wrap">
        {children}
      </main>
    </div>
  );
}

/** The logo leads to the site. */
function Mark() {
  const { shortName } = useCompany();
  return (
    <a className="mark" href="/" aria-label={[shortName, 'otvoriť web'].filter(Boolean).join(' – ')}>
      <Logo />
    </a>
  );
}

/**
 * Handles links to a place on the page without the router, which treats a new fragment as a navigation and would
 * discard the last form's result, such as errors and names read from a table.
 */
function usePlacesOnPage(): void {
  useEffect(() => {
    document.addEventListener('click', leadToPlace);
    return () => document.removeEventListener('click', leadToPlace);
  }, []);
}

/**
 * Asks before a page with unsaved changes is replaced without a new document: by a link or Back. Whether it has any, it
 * says as it would to the browser.
 */
function useQuestionBeforeLeaving(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !dispatchEvent(new Event('beforeunload', { cancelable: true })) &&
      !confirm('Zmeny nie sú uložené. Naozaj chcete odísť?'),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

function leadToPlace(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  const place = link && document.getElementById(link.hash.slice(1));
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  // like a fragment in the address: Tab continues from here
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
