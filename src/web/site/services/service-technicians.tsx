import { type Technician, techniciansOf } from '#domain/company/technicians.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { PhotographFigure, usePhotograph } from '#web/site/kit/photograph.tsx';
import { Section, SectionHead } from '#web/site/kit/section.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { serviceTile } from './service-tile.ts';

/** The technicians of this service, from the company's record; without a photograph the service's sign is shown. */
export function ServiceTechnicians({ path }: { path: string }) {
  const technicians = techniciansOf(useCompany(), path);
  if (technicians.length === 0) return null;
  const isReachable = technicians.some(({ phone }) => phone);
  return (
    <Section id="kto-k-vam-pride">
      <SectionHead
        title="Kto k Vám príde"
        note={`Za prácu u Vás ručia títo ľudia.${isReachable ? ' Zavolať môžete rovno im.' : ''}`}
      />
      <ul className="passes">
        {technicians.map((technician) => (
          <Pass key={technician.name} technician={technician} sign={serviceTile(path).source} />
        ))}
      </ul>
    </Section>
  );
}

function Pass({ technician, sign }: { technician: Technician; sign: string }) {
  const { name, role, document, permit, branch, phone } = technician;
  const hasPhotograph = usePhotograph('person', name) !== undefined;
  return (
    <li className={hasPhotograph ? 'pass' : 'pass pass--sign'}>
      {hasPhotograph ? <PhotographFigure kind="person" name={name} sizes="7rem" /> : <Sign src={sign} size={56} />}
      <div>
        <h3>{nonBreaking(name)}</h3>
        {role && <p>{nonBreaking(role)}</p>}
      </div>
      {(permit || branch) && (
        <dl>
          {permit && (
            <>
              <dt>{nonBreaking(document || 'Osvedčenie')}</dt>
              <dd>{permit}</dd>
            </>
          )}
          {branch && (
            <>
              <dt>Pobočka</dt>
              <dd>{nonBreaking(branch)}</dd>
            </>
          )}
        </dl>
      )}
      {phone && <PhoneLink phone={phone} />}
    </li>
  );
}
