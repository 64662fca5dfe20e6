import type { HeadersFunction } from 'react-router';

/**
 * The headers of a page whose address is a secret of its holder: no cache stores it, and other sites do not receive its
 * address. Our own does: without a referrer a form would count as foreign.
 */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  actionHeaders.set('Cache-Control', 'private, no-store');
  actionHeaders.set('Referrer-Policy', 'same-origin');
  return actionHeaders;
};
