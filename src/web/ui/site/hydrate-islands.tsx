import { type ComponentType, type PropsWithChildren, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings the islands of the page to life, each with the props the server drew it with. */
export function hydrateIslands(pieces: Record<string, ComponentType<never>>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '', props = '' } = element.dataset;
    const Piece = pieces[island] as ComponentType<PropsWithChildren> | undefined;
    if (!Piece) throw new Error(`No island is called ${island}`);
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Piece {...JSON.parse(props)}>
            <Kept />
          </Piece>
        </StrictMode>,
      );
    });
  }
}

/** What stands in the page already: React, hydrating an element it is given the HTML of, leaves what is in it as it is. */
function Kept() {
  return <div className="island" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
