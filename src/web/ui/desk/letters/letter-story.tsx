import type { ListedLetter } from '#domain/letters/letter.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';
import { LetterReason, LetterTimes } from './letter-state.tsx';

interface LetterStoryProps {
  letter: ListedLetter;
  /** The page the letter belongs to. */
  path: string;
  /** Letters that repeat this one to other addresses. */
  repeats: ListedLetter[];
}

/** What became of a letter: to whom, when, why not, and the letters before and after it. */
export function LetterStory({ letter, path, repeats }: LetterStoryProps) {
  return (
    <Panel title="O e-maile">
      <dl className="fact-list">
        <dt>Predmet</dt>
        <dd>{letter.subject}</dd>
        <dt>Komu</dt>
        <dd>{letter.recipient}</dd>
        <dt>Čas</dt>
        <dd>
          <LetterTimes letter={letter} />
        </dd>
        <dt>Pokusy</dt>
        <dd className="num">{letter.attempts}</dd>
        {(letter.heldBecause || letter.cause || letter.lastError) && (
          <>
            <dt>Dôvod</dt>
            <dd>
              <LetterReason letter={letter} />
            </dd>
          </>
        )}
        {letter.originalId && (
          <>
            <dt>Pôvodný e-mail</dt>
            <dd>
              <a href={`${path}/listy/${letter.originalId}`}>na prvú adresu</a>
            </dd>
          </>
        )}
        {repeats.map(({ id, recipient, createdAt }) => (
          <div key={id}>
            <dt>Na inú adresu</dt>
            <dd>
              <a href={`${path}/listy/${id}`}>{recipient}</a>, <Instant at={createdAt} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
