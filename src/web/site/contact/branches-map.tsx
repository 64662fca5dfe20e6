import { type ReactNode, type RefCallback, useState } from 'react';
import type { ContactPage } from '#domain/page-texts/contact-page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import type { Pin } from '#web/site/kit/map-pins.ts';

interface BranchesMapProps {
  pins: Pin[];
  /** How many branches there are, in words. */
  counted: string;
  texts: ContactPage['map'];
  /** The drawn map. */
  children?: ReactNode;
}

/**
 * The map (specification section 2.10): the drawing is shown at once; the detailed map is fetched from us and from
 * OpenStreetMap only when the visitor requests it (law: Cookies).
 */
export function BranchesMap({ pins, counted, texts, children }: BranchesMapProps) {
  const [state, setState] = useState<'loading' | 'failed'>();
  const isHydrated = useHydrated();
  const [draw, setDraw] = useState<RefCallback<HTMLElement>>();

  async function load() {
    setState('loading');
    try {
      const { drawBranchMap, loadMapStyles } = await import('./branch-map.ts');
      await loadMapStyles();
      setDraw(() => (element: HTMLElement | null) => (element ? drawBranchMap(element, pins) : undefined));
      setState(undefined);
    } catch (error) {
      console.error('The map was not loaded', error);
      setState('failed');
    }
  }

  return (
    <div className="cols">
      <div>
        <h2>{nonBreaking(texts.title)}</h2>
        <p className="lead">{nonBreaking(counted)}</p>
        <p className="muted">{nonBreaking(texts.note)}</p>
        {isHydrated && !draw && (
          <button type="button" className="btn btn--line" onClick={load} disabled={state === 'loading'}>
            Načítať podrobnú mapu
            <Icon name="right" />
          </button>
        )}
        <p role="status" className="map-status">
          {state === 'loading' && <span lang="en">Loading map...</span>}
          {state === 'failed' && 'Mapu sa nepodarilo načítať. Skúste to o chvíľu znova.'}
        </p>
      </div>
      {draw ? <section className="branch-map" aria-label="Podrobná mapa prevádzok" ref={draw} /> : children}
    </div>
  );
}
