import type { DirectoryLink } from '#domain/page-texts/company-pages-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';

/** Links to related pages; each whole row is a link. */
export function Directory({ links }: { links: DirectoryLink[] }) {
  return (
    <ul className="directory on-dark">
      {links.map(({ label, to, text }) => (
        <li key={to}>
          <a href={to}>
            <b>{nonBreaking(label)}</b>
            <span>{nonBreaking(text)}</span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
