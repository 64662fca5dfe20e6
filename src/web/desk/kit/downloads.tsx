import { Icon } from '#web/shared/icon.tsx';
import { KEYS } from './keys.ts';

interface DownloadsProps {
  /** The addresses of the list as files. */
  xlsx: string;
  csv: string;
}

/** The list as a spreadsheet or a text: a native popover, no script. */
export function Downloads({ xlsx, csv }: DownloadsProps) {
  return (
    <>
      <button type="button" className="btn btn--line" popoverTarget="stiahnutie">
        Stiahnuť
        <Icon name="caret" />
      </button>
      <div className="menu menu--below" id="stiahnutie" popover="auto">
        <ul>
          <li>
            <a href={xlsx} aria-keyshortcuts={KEYS.download}>
              Tabuľka (xlsx)
            </a>
          </li>
          <li>
            <a href={csv} aria-keyshortcuts={KEYS.downloadText}>
              Text (csv)
            </a>
          </li>
        </ul>
      </div>
    </>
  );
}
