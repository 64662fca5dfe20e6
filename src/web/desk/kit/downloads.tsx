import { Icon } from '#web/shared/icon.tsx';
import { KEYS } from './keys.ts';
import { Menu } from './menu.tsx';

interface DownloadsProps {
  /** The addresses of the list as files. */
  xlsx: string;
  csv: string;
}

/** The list as a spreadsheet or a text. */
export function Downloads({ xlsx, csv }: DownloadsProps) {
  return (
    <Menu
      className="btn btn--line"
      button={
        <>
          Stiahnuť
          <Icon name="caret" />
        </>
      }
    >
      <a href={xlsx} aria-keyshortcuts={KEYS.download}>
        Tabuľka (xlsx)
      </a>
      <a href={csv} aria-keyshortcuts={KEYS.downloadText}>
        Text (csv)
      </a>
    </Menu>
  );
}
