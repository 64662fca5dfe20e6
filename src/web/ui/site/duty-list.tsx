import { nonBreaking } from '#domain/slovak.ts';
import type { Citation } from '#web/texts/laws.ts';
import { ExternalLink } from '#web/ui/shared/external-link.tsx';

export interface Duty {
  title: string;
  text: string;
  law: Citation;
}

/** What the law asks: the blue disc means „you must“ and stands nowhere else, each duty with the place it is written in. */
export function DutyList({ duties }: { duties: Duty[] }) {
  return (
    <ul className="must">
      {duties.map(({ title, text, law }) => (
        <li key={title}>
          <h3>{nonBreaking(title)}</h3>
          <p>{nonBreaking(text)}</p>
          <LawLink law={law} />
        </li>
      ))}
    </ul>
  );
}

/** The official collection opens beside our page. */
function LawLink({ law: { label, name, url } }: { law: Citation }) {
  return (
    <p className="law">
      <ExternalLink href={url}>{label}</ExternalLink> <span>{nonBreaking(name)}</span>
    </p>
  );
}
