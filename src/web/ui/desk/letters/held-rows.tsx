import { type HeldLetter, HOLD_REASONS } from '#domain/letters/held-letter.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { heldLetterPath } from './held-letters-path.ts';

/** Letters that wait for the word of staff, written last first; on a phone each row is a card. */
export function HeldRows({ letters, page }: { letters: HeldLetter[]; page: number }) {
  return (
    <table className="rows rows--held">
      <thead>
        <tr>
          <th>Napísaný</th>
          <th className="c-who">List</th>
          <th className="c-about">Týka sa</th>
          <th className="c-why">Dôvod</th>
          <th className="r">Akcie</th>
        </tr>
      </thead>
      <tbody>
        {letters.map((letter) => (
          <tr key={letter.id}>
            <td className="num c-received label-inside" data-label="Napísaný">
              <Instant at={letter.createdAt} />
            </td>
            <td className="who c-who">
              <a href={`${ownerPath(letter.about)}/listy/${letter.id}`}>{nonBreaking(letter.subject)}</a>
              <span>{letter.recipient}</span>
            </td>
            <td className="who c-about">
              <a href={ownerPath(letter.about)}>{letter.aboutName}</a>
              <span>{letter.about.noun === 'signUp' ? 'prihláška' : 'dopyt'}</span>
            </td>
            <td className="c-why">{nonBreaking(HOLD_REASONS[letter.heldBecause])}</td>
            <td className="c-actions">
              <Actions letter={letter} page={page} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Actions({ letter, page }: { letter: HeldLetter; page: number }) {
  const to = `list pre ${letter.recipient}`;
  return (
    <div className="row-actions">
      <form method="post" action={heldLetterPath(letter.id, 'odoslanie', page)}>
        <button type="submit" aria-label={`Poslať ${to}`}>
          Poslať
        </button>
      </form>
      <form method="post" action={heldLetterPath(letter.id, 'vyradenie', page)}>
        <button type="submit" className="del" aria-label={`Neposielať ${to}`}>
          Neposielať
        </button>
      </form>
    </div>
  );
}

function ownerPath({ noun, id }: HeldLetter['about']): string {
  return `/dashboard/${noun === 'signUp' ? 'prihlasky' : 'dopyty'}/${id}`;
}
