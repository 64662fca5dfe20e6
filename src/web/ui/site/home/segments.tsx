import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/ui/shared/icon.tsx';

/** The directory of company types, each linked to its model solution. */
export function Segments({ segments: { title, text, items } }: { segments: HomeContent['segments'] }) {
  return (
    <>
      <div className="head-row">
        <h2>{nonBreaking(title)}</h2>
        <p className="muted">{nonBreaking(text)}</p>
      </div>
      <ul className="directory on-dark">
        {items.map((item) => (
          <li key={item.to}>
            <a href={item.to}>
              <b>{nonBreaking(item.title)}</b>
              <span>{nonBreaking(item.text)}</span>
              <Icon name="right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
