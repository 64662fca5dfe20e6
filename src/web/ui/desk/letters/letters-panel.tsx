import type { LetterStatus, ListedLetter } from '#domain/letters/letter.ts';
import { DroppingForm } from './dropping-form.tsx';
import { LetterReason, LetterTimes } from './letter-state.tsx';
import { LettersInPanel } from './letters-in-panel.tsx';
import { SendingForm } from './sending-form.tsx';

interface LettersPanelProps {
  letters: ListedLetter[];
  /** The page the letters belong to, where each can be read. */
  path: string;
}

/** Letters a sign-up or a contact request brought about, as they were written; one that did not leave can be sent. */
export function LettersPanel({ letters, path }: LettersPanelProps) {
  return (
    <LettersInPanel
      letters={letters}
      path={({ id }) => `${path}/listy/${id}`}
      timeTitle="Čas"
      time={(letter) => <LetterTimes letter={letter} />}
      more={(letter) => (
        <>
          <LetterReason letter={letter} />
          <Sending letter={letter} path={path} />
        </>
      )}
    />
  );
}

/** What can be done with a letter that has not left or arrived. */
function Sending({ letter, path }: { letter: ListedLetter; path: string }) {
  const summary = SUMMARIES[letter.status];
  if (!summary) return null;
  return (
    <details className="sending">
      <summary>{summary}</summary>
      <SendingForm letter={letter} path={path} />
      {letter.status === 'held' && <DroppingForm letter={letter} path={path} />}
    </details>
  );
}

const SUMMARIES: Partial<Record<LetterStatus, string>> = {
  failed: 'Opraviť adresu',
  bounced: 'Opraviť adresu',
  waiting: 'Poslať teraz',
  held: 'Poslať alebo neposielať',
};
