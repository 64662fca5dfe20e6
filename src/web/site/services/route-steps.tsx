import type { PagePoint } from '#domain/page-texts/page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';

/** Steps along the green route of the plan, in order. */
export function RouteSteps({ steps }: { steps: PagePoint[] }) {
  return (
    <ol className="route-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="step-n" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{nonBreaking(title)}</h3>
          <p>{nonBreaking(text)}</p>
        </li>
      ))}
    </ol>
  );
}
