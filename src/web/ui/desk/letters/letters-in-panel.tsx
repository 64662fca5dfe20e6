import type { ReactNode } from 'react';
import { didNotArrive, LETTER_TITLES, type LetterKind, type LetterStatus } from '#domain/letters/letter.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { LetterBadge } from './letter-state.tsx';

interface LettersInPanelProps<Letter> {
  letters: Letter[];
  /** Where a letter can be read. */
  path(letter: Letter): string;
  timeTitle: string;
  time(letter: Letter): ReactNode;
  /** What stands below its title. */
  more?(letter: Letter): ReactNode;
  /** What stands in the head of the panel. */
  aside?: ReactNode;
}

/** Letters about something, on its page; those that did not arrive are marked. */
export function LettersInPanel<
  Letter extends { id: string; kind: LetterKind; recipient: string; status: LetterStatus },
>({ letters, path, timeTitle, time, more, aside }: LettersInPanelProps<Letter>) {
  return (
    <Panel title="E-maily" aside={aside}>
      {letters.length === 0 ? (
        <p className="panel-body muted">Zatiaľ nie je napísaný žiadny e-mail.</p>
      ) : (
        <table className="rows rows--letters" aria-label="E-maily">
          <thead>
            <tr>
              <th scope="col">{timeTitle}</th>
              <th scope="col">E-mail</th>
              <th scope="col">Komu</th>
              <th scope="col">Stav</th>
            </tr>
          </thead>
          <tbody>
            {letters.map((letter) => (
              <tr key={letter.id} className={didNotArrive(letter.status) ? 'failed' : undefined}>
                <td className="num">{time(letter)}</td>
                <td className="who">
                  <a href={path(letter)}>{LETTER_TITLES[letter.kind]}</a>
                  {more?.(letter)}
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
