import { useEffect } from 'react';

/**
 * Links to a place on the page lead there beside the router: it takes a new fragment for a navigation, and forgets what the
 * form before it was answered, the complaints and names read from a table with it.
 */
export function usePlacesOnPage(): void {
  useEffect(() => {
    document.addEventListener('click', leadToPlace);
    return () => document.removeEventListener('click', leadToPlace);
  }, []);
}

function leadToPlace(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  const place = link && document.getElementById(link.hash.slice(1));
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  // as after a fragment of an address: Tab goes on from here
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
