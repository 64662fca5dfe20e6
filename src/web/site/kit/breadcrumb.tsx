import { nonBreaking } from '#domain/slovak.ts';

/** One of the pages above a page; the last step, the page itself, has no link. */
export interface Step {
  title: string;
  to?: string;
}

/** „Tu sa nachádzate“: the parent pages, and the page itself last. */
export function Breadcrumb({ steps }: { steps: Step[] }) {
  return (
    <nav className="breadcrumb" aria-label="Cesta k stránke">
      <b>Tu sa nachádzate:</b>
      <ol>
        {steps.map(({ title, to }) => (
          <li key={title}>
            {to ? <a href={to}>{nonBreaking(title)}</a> : <span aria-current="page">{nonBreaking(title)}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
