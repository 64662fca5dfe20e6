import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Panel } from './panel.tsx';

/** Something that is missing, of whom, and the page where the reader may fill it in. */
export interface MissingItem {
  id: string;
  of: string;
  missing: string;
  link?: { label: string; to: string };
  /** Another way to get it. */
  act?: ReactNode;
}

interface MissingPanelProps {
  title: string;
  note?: string;
  /** Gets several of them. */
  aside?: ReactNode;
  items: readonly MissingItem[];
}

/** What has to be filled in before something is complete; nothing where it is. */
export function MissingPanel({ items, ...panel }: MissingPanelProps) {
  if (items.length === 0) return null;
  return (
    <Panel {...panel}>
      <ul className="closing-missing">
        {items.map(({ id, of, missing, link, act }) => (
          <li key={id}>
            <p>
              <b>{nonBreaking(of)}</b>
              <small>{nonBreaking(missing)}</small>
            </p>
            <div className="btns">
              {act}
              {link && (
                <a className="btn btn--line btn--sm" href={link.to}>
                  {link.label}
                  <span className="sr-only">: {of}</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
