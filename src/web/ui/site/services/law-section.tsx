import { nonBreaking } from '#domain/slovak.ts';
import type { ServicePage } from '#web/texts/service-pages.ts';
import { DutyList } from '#web/ui/site/duty-list.tsx';

/** What the regulations require, and from whom. */
export function LawSection({ page: { law } }: { page: ServicePage }) {
  return (
    <section className="section">
      <div className="wrap cols">
        <div className="stick">
          <h2>Čo musíte urobiť</h2>
          <p className="lead">{nonBreaking(law.lead)}</p>
          {law.summary && (
            <p className="our-summary">
              <b>Naše zhrnutie</b>
              {nonBreaking(law.summary)}
            </p>
          )}
        </div>
        <DutyList duties={law.duties} />
      </div>
    </section>
  );
}
