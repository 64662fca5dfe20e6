import { nonBreaking } from '#domain/slovak.ts';
import type { ServicePage } from '#web/texts/service-pages.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { RouteSteps } from './route-steps.tsx';

/** The steps of the service and, at the end of the route, the client's results. */
export function Process({ page: { steps, results } }: { page: ServicePage }) {
  return (
    <section className="section">
      <div className="wrap process">
        <div>
          <h2>Ako to prebieha</h2>
          <RouteSteps steps={steps} />
        </div>
        <div className="card results">
          <h2>Čo od nás dostanete</h2>
          <ul>
            {results.map((result) => (
              <li key={result}>
                <Icon name="file" />
                {nonBreaking(result)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
