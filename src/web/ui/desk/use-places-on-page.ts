import { useEffect } from 'react';

/**
 * Handles links to a place on the page without the router, which treats a new fragment as a navigation and would
 * discard the last form's result, such as errors and names read from a table.
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
  // like a fragment in the address: Tab continues from here
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
