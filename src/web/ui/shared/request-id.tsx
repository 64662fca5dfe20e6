import { createContext, useContext } from 'react';

/**
 * The number of the request a page is being rendered for. As a loader's data it would be written into pages that are
 * kept, and no two renders of them would be the same; a context stays on the server.
 */
export const RequestId = createContext<string | undefined>(undefined);

/** By which the failure is found in the log; a browser knows none: what fails there was another request. */
export function RequestNumber() {
  const id = useContext(RequestId);
  return id && <p className="num muted">Číslo požiadavky {id}</p>;
}
