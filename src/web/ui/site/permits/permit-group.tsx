import type { Citation } from '#domain/page-texts/laws.ts';
import type { Permit } from '#domain/page-texts/permits-fields.ts';
import { fileSize, nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { DrawnSign } from '#web/ui/site/drawn-sign.tsx';
import { LawLink } from '#web/ui/site/law-link.tsx';

export interface ShownGroup {
  id: string;
  title: string;
  sign: string;
  text: string;
  law?: Citation;
  subtitle: string;
  permits: (Permit & { sizeBytes: number; details: string[] })[];
}

/** One of the five groups: its sign and name, and its documents with format and size. */
export function PermitGroup({ group }: { group: ShownGroup }) {
  const { id, title, sign, text, law, subtitle, permits } = group;
  return (
    <section id={id}>
      <div>
        <DrawnSign src={sign} size={72} />
        <h2>{nonBreaking(title)}</h2>
        <p className="muted">{nonBreaking(text)}</p>
        {law && <LawLink law={law} />}
      </div>
      <div>
        <h3>{nonBreaking(subtitle)}</h3>
        <ul className={permits.length > 3 ? 'files files--two' : 'files'}>
          {permits.map(({ title, covers, pdf, sizeBytes, details }) => (
            <li key={pdf}>
              <a href={pdf}>
                <Icon name="file" />
                <span>
                  <b>{nonBreaking(title)}</b>
                  {covers && <small>{nonBreaking(covers)}</small>}
                  {details.length > 0 && <small className="num">{nonBreaking(details.join(' · '))}</small>}
                </span>
                <span className="num">PDF{sizeBytes > 0 && ` · ${fileSize(sizeBytes)}`}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
