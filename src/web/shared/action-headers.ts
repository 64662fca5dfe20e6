import type { HeadersFunction } from 'react-router';

/** Retry-After of a refused form, or cookies; React Router drops an action's headers without this function. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;
