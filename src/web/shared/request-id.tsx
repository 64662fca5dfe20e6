import { createContext, useContext } from 'react';

/**
 * The number of the request a page is rendered for. As loader data it would be written into cached pages and make every
 * render different; a context stays on the server.
 */
export const RequestId = createContext<string | undefined>(undefined);

/** Identifies the failure in the log; absent in the browser, where another request failed. */
export function RequestNumber() {
  const id = useContext(RequestId);
  return id && <p className="num muted">Číslo požiadavky {id}</p>;
}
