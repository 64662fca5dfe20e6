import { type ComponentType, type PropsWithChildren, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the islands of the page, each with its props from the server. */
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
            <ServerMarkup />
          </Piece>
        </StrictMode>,
      );
    });
  }
}

/** Existing markup: React keeps the content of a hydrated element that has `dangerouslySetInnerHTML`. */
function ServerMarkup() {
  return <div className="island" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
