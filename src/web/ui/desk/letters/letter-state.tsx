import { HOLD_REASONS } from '#domain/letters/held-letter.ts';
import { LETTER_STATUS_LABELS, type LetterStatus, type ListedLetter } from '#domain/letters/letter.ts';
import { LETTER_TROUBLES } from '#domain/letters/letter-trouble.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Badge, type BadgeLook } from '#web/ui/desk/badge.tsx';
import { Instant } from '#web/ui/desk/instant.tsx';

export const LETTER_LOOKS: Record<LetterStatus, BadgeLook> = {
  waiting: 'work',
  held: 'wait',
  sent: 'on',
  failed: 'fail',
  bounced: 'fail',
  replaced: 'off',
  dropped: 'off',
};

export function LetterBadge({ status }: { status: LetterStatus }) {
  return <Badge look={LETTER_LOOKS[status]} label={LETTER_STATUS_LABELS[status]} />;
}

/** When it was written, and what came or comes after: times that cannot be read in a wrong order. */
export function LetterTimes({ letter }: { letter: ListedLetter }) {
  return (
    <>
      <div className="letter-note">
        napísaný <Instant at={letter.createdAt} />
      </div>
      <div className="letter-note">
        <NextTime letter={letter} />
      </div>
    </>
  );
}

function NextTime({ letter }: { letter: ListedLetter }) {
  if (letter.sentAt) {
    return (
      <>
        odoslaný <Instant at={letter.sentAt} />
      </>
    );
  }
  if (letter.status !== 'waiting') return null;
  if (letter.isBeingSent) return 'práve sa odosiela';
  if (letter.attempts === 0 || !letter.dueAt) return 'ešte sa neposielal';
  return (
    <>
      ďalší pokus <Instant at={letter.dueAt} />
    </>
  );
}

/** Why it did not leave or arrive, in Slovak; the server's own words are for whoever helps. Nothing where nothing is known. */
export function LetterReason({ letter: { heldBecause, cause, lastError } }: { letter: ListedLetter }) {
  return (
    <>
      {heldBecause && <div className="letter-reason">{nonBreaking(HOLD_REASONS[heldBecause])}</div>}
      {cause && <div className="letter-reason">{nonBreaking(LETTER_TROUBLES[cause])}</div>}
      {lastError && <div className="letter-note">{lastError}</div>}
    </>
  );
}
