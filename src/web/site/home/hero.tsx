import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import planTall from '#web/shared/drawings/plan-tall.svg?raw';
import planWide from '#web/shared/drawings/plan-wide.svg?raw';

/** The building plan with its rooms as links; the route links to „Naše služby“ (specification section 2.4). */
export function Hero({ title, proof }: HomeContent['hero']) {
  return (
    <section className="hero">
      <div className="hero-in">
        <div className="hero-grid">
          <div className="hero-text">
            <h1>{nonBreaking(title)}</h1>
            <ul className="proof">
              {proof.map((claim) => (
                <li key={claim}>{nonBreaking(claim)}</li>
              ))}
            </ul>
            <div className="btns hero-btns">
              <a className="btn" href="/sluzby">
                Naše služby
              </a>
              <a className="btn btn--line" href="/#novinky">
                Novinky
              </a>
            </div>
          </div>
          <div>
            <Drawing svg={planWide} />
            <Drawing svg={planTall} />
          </div>
        </div>
      </div>
    </section>
  );
}
