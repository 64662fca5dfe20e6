import { nonBreaking } from '#domain/slovak.ts';

/** „Tu sa nachádzate“: where in the building the visitor stands. The last step is the page itself. */
export function Breadcrumb({ steps }: { steps: { title: string; to?: string }[] }) {
  return (
    <nav className="breadcrumb" aria-label="Omrvinková navigácia">
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
