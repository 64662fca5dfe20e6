import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { LawLink } from '#web/site/kit/law-link.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { serviceTile } from './service-tile.ts';

interface DutyBoardProps {
  duty: string;
  laws: Citation[];
  summary: { text: string; services: { title: string; text: string; page: string }[] };
}

/** The legal text in blue, and separately beside it the company's summary (specification section 1). */
export function DutyBoard({ duty, laws, summary }: DutyBoardProps) {
  return (
    <Section>
      <div className="card duty-board">
        <div className="duty-board-law on-dark">
          <DrawnSign src="system-info" size={56} />
          <h2>Vaše povinnosti</h2>
          <p>{nonBreaking(duty)}</p>
          <ul>
            {laws.map((law) => (
              <li key={law.url}>
                <LawLink law={law} isNamed />
              </li>
            ))}
          </ul>
        </div>
        <div className="duty-board-summary">
          <h2>Naše zhrnutie</h2>
          <p>{nonBreaking(summary.text)}</p>
          <ul>
            {summary.services.map(({ title, text, page }) => (
              <li key={page}>
                <DrawnSign src={serviceTile(page).source} size={64} />
                <p>
                  <a href={page}>{nonBreaking(title)}</a> {nonBreaking(text)}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
