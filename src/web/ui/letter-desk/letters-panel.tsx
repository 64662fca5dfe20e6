import { LETTER_STATUS_LABELS, LETTER_TITLES, type LetterKind, type LetterStatus } from '#domain/letter.ts';
import { Instant } from './instant.tsx';
import { Panel } from './panel.tsx';

interface LettersPanelProps {
  letters: {
    id: string;
    kind: LetterKind;
    recipient: string;
    status: LetterStatus;
    attempts: number;
    lastError: string | null;
    createdAt: string;
    sentAt: string | null;
  }[];
  /** The page the letters belong to, where each can be read. */
  path: string;
}

const LETTER_LOOKS = { waiting: 'work', sent: 'on', failed: 'fail' } as const satisfies Record<LetterStatus, string>;

/** Letters a sign-up or a contact request brought about, the waiting ones too. */
export function LettersPanel({ letters, path }: LettersPanelProps) {
  return (
    <Panel title="Listy">
      {letters.length === 0 ? (
        <p className="panel-body muted">Zatiaľ neodišiel žiadny list.</p>
      ) : (
        <table className="rows rows--letters">
          <thead>
            <tr>
              <th>Čas</th>
              <th>List</th>
              <th>Komu</th>
              <th>Stav</th>
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <tr key={letter.id}>
                <td className="num">
                  <Instant at={letter.sentAt ?? letter.createdAt} />
                </td>
                <td className="who">
                  <a href={`${path}/listy/${letter.id}`}>{LETTER_TITLES[letter.kind]}</a>
                  {letter.lastError && letter.status !== 'sent' && <span className="why">{letter.lastError}</span>}
                </td>
                <td className="break-anywhere">{letter.recipient}</td>
                <td>
                  <span className={`badge badge--${LETTER_LOOKS[letter.status]}`}>
                    {LETTER_STATUS_LABELS[letter.status]}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
