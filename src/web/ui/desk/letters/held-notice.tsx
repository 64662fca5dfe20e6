import { counted, nonBreaking } from '#domain/slovak.ts';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { HELD_LETTERS } from './held-letters-path.ts';

/** Above every page of the desk while letters wait for the word of staff. */
export function HeldNotice({ count }: { count: number }) {
  return (
    <div className="held-notice">
      <DeskNotice sign="system-pozor" role="status">
        <p>{nonBreaking(`${counted(count, 'e-mail čaká', 'e-maily čakajú', 'e-mailov čaká')} na Vaše slovo`)}</p>
        <div>
          <a href={HELD_LETTERS}>Rozhodnúť, či odídu</a>
        </div>
      </DeskNotice>
    </div>
  );
}
