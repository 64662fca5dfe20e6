import { type ComponentType, type PropsWithChildren, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the islands of the page, each with its props from the server. */
export function hydrateIslands(islands: Record<string, ComponentType<never>>): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name = '', props = '' } = element.dataset;
    const Island = islands[name] as ComponentType<PropsWithChildren> | undefined;
    if (!Island) throw new Error(`No island is called ${name}`);
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <Island {...JSON.parse(props)}>
            <ServerMarkup />
          </Island>
        </StrictMode>,
      );
    });
  }
}

/** Existing markup: React keeps the content of a hydrated element that has `dangerouslySetInnerHTML`. */
function ServerMarkup() {
  return <div className="island" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
