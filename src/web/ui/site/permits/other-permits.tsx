import { type CompanyPermit, permitDetails } from '#domain/company/permits.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DrawnSign } from '#web/ui/site/drawn-sign.tsx';

/** What the company may do besides, as its record says: nothing of it is there to download. */
export function OtherPermits({ permits }: { permits: CompanyPermit[] }) {
  return (
    <section id="dalsie">
      <div>
        <DrawnSign src="system-info" size={72} />
        <h2>Ďalšie oprávnenia</h2>
      </div>
      <ul className="other-permits">
        {permits.map((permit) => (
          <li key={permit.document + permit.number}>
            <b>{nonBreaking(permit.document)}</b>
            <span className="num">{nonBreaking(permitDetails(permit).join(' · '))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
