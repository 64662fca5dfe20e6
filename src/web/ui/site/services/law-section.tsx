import { nonBreaking } from '#domain/slovak.ts';
import type { ServicePage } from '#web/texts/service-pages.ts';
import { DutyList } from '#web/ui/site/duty-list.tsx';

/** What the law asks of whom; „Pozrieť viac ↓“ leads here (specification section 2.7: anchor ids). */
export function LawSection({ page: { anchor, law } }: { page: ServicePage }) {
  return (
    <section className="section" id={anchor}>
      <div className="wrap cols">
        <div className="stick">
          <h2>Čo od Vás žiada zákon</h2>
          <p className="lead">{nonBreaking(law.lead)}</p>
          {law.summary && (
            <p className="our-summary">
              <b>Naše zhrnutie pre prax</b>
              {nonBreaking(law.summary)}
            </p>
          )}
        </div>
        <DutyList duties={law.duties} />
      </div>
    </section>
  );
}
