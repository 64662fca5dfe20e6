import type { Company } from '#domain/company/company.ts';
import { addressLine, mapUrl } from '#domain/company/company-facts.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { ExternalLink } from '#web/shared/external-link.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { PhotographFigure } from '#web/site/kit/photograph.tsx';

export type Branch = Company['branches'][number];

/** Branches open to visitors, headquarters last as in the specification (section 2.10). */
export function visitableBranches({ phone, branches }: Company): Branch[] {
  return branches
    .filter(({ visitable, street }) => visitable && street)
    .map((branch) => (branch.headquarters ? { ...branch, phone: branch.phone || phone } : branch))
    .toSorted((a, b) => Number(a.headquarters) - Number(b.headquarters));
}

export function Branches({ branches }: { branches: Branch[] }) {
  return (
    <ul className="branches">
      {branches.map((branch) => (
        <li key={branch.city + branch.street}>
          <Pin headquarters={branch.headquarters} />
          <PhotographFigure kind="branch" name={branch.city} sizes="10rem" />
          <h3>
            {branch.city}
            {branch.headquarters && <span>&nbsp;– sídlo spoločnosti</span>}
          </h3>
          <address>
            {nonBreaking(addressLine(branch))}
            {branch.phone && <PhoneLink phone={branch.phone} />}
            <ExternalLink href={mapUrl(addressLine(branch))}>
              Otvoriť v&nbsp;mapách
              <Icon name="out" />
              <span className="sr-only"> – {branch.city}</span>
            </ExternalLink>
          </address>
        </li>
      ))}
    </ul>
  );
}

/** A green door, or the blue „you are here“ of the headquarters. */
function Pin({ headquarters }: { headquarters: boolean }) {
  return (
    <svg className="pin" viewBox="0 0 38 38" aria-hidden="true">
      {headquarters ? (
        <>
          <circle cx="19" cy="19" r="19" fill="var(--color-paper)" />
          <circle cx="19" cy="19" r="14" fill="var(--color-blue)" />
          <circle cx="19" cy="19" r="5.3" fill="var(--color-paper)" />
        </>
      ) : (
        <>
          <rect x="4" y="4" width="30" height="30" rx="2" fill="var(--color-green)" />
          <path d="M12 26V12h14v14" fill="none" stroke="var(--color-paper)" strokeWidth="4" />
        </>
      )}
    </svg>
  );
}
