import { didNotArrive, LETTER_TITLES, type ListedLetter } from '#domain/letters/letter.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { DroppingForm } from './dropping-form.tsx';
import { LetterBadge, LetterReason, LetterTimes } from './letter-state.tsx';
import { SendingForm } from './sending-form.tsx';

interface LettersPanelProps {
  letters: ListedLetter[];
  /** The page the letters belong to, where each can be read. */
  path: string;
}

const SUMMARIES = {
  failed: 'Opraviť adresu',
  bounced: 'Opraviť adresu',
  waiting: 'Poslať teraz',
  held: 'Poslať alebo neposielať',
} as const;

/** Letters a sign-up or a contact request brought about, as they were written; one that did not leave can be sent. */
export function LettersPanel({ letters, path }: LettersPanelProps) {
  return (
    <Panel title="E-maily">
      {letters.length === 0 ? (
        <p className="panel-body muted">Zatiaľ nie je napísaný žiadny e-mail.</p>
      ) : (
        <table className="rows rows--letters">
          <thead>
            <tr>
              <th>Čas</th>
              <th>E-mail</th>
              <th>Komu</th>
              <th>Stav</th>
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <tr key={letter.id} className={didNotArrive(letter.status) ? 'failed' : undefined}>
                <td className="num">
                  <LetterTimes letter={letter} />
                </td>
                <td className="who">
                  <a href={`${path}/listy/${letter.id}`}>{LETTER_TITLES[letter.kind]}</a>
                  <LetterReason letter={letter} />
                  {(didNotArrive(letter.status) || letter.status === 'waiting' || letter.status === 'held') && (
                    <details className="sending">
                      <summary>{SUMMARIES[letter.status]}</summary>
                      <SendingForm letter={letter} path={path} />
                      {letter.status === 'held' && <DroppingForm letter={letter} path={path} />}
                    </details>
                  )}
                </td>
                <td className="c-recipient">{letter.recipient}</td>
                <td>
                  <LetterBadge status={letter.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
