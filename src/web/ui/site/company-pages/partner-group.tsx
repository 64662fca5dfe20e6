import type { Partners } from '#domain/page-texts/company-pages-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';

/** One kind of partners; those without a name in the company's details are described without one. */
export function PartnerGroup({ group, names }: { group: Partners; names: string[] }) {
  const count = Math.max(group.with.length, names.length);
  return (
    <section className="category">
      <div>
        <h2>{nonBreaking(group.title)}</h2>
        <p className="muted">{nonBreaking(group.text)}</p>
      </div>
      <ul className="plates partners">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            {names[index] && <h3>{nonBreaking(names[index])}</h3>}
            {group.with[index] && <p>{nonBreaking(group.with[index])}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
