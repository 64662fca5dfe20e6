import { type HeldLetter, HOLD_REASONS } from '#domain/letters/held-letter.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Rows } from '#web/ui/desk/desk-list.tsx';
import { Instant } from '#web/ui/desk/instant.tsx';
import { heldLetterPath } from './held-letters-path.ts';

/** Letters that wait for the word of staff, written last first; on a phone each row is a card. */
export function HeldRows({ letters, page }: { letters: HeldLetter[]; page: number }) {
  return (
    <Rows name="held" label="Zadržané e-maily" columns={COLUMNS}>
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
    </Rows>
  );
}

const COLUMNS = [
  { title: 'Napísaný' },
  { title: 'E-mail', className: 'c-who' },
  { title: 'Týka sa', className: 'c-about' },
  { title: 'Dôvod', className: 'c-why' },
  { title: 'Akcie', className: 'r' },
];

function Actions({ letter, page }: { letter: HeldLetter; page: number }) {
  const to = `e-mail pre ${letter.recipient}`;
  return (
    <div className="row-actions">
      <form method="post" action={heldLetterPath(letter.id, 'odoslanie', { page })}>
        <button type="submit" aria-label={`Poslať ${to}`}>
          Poslať
        </button>
      </form>
      <form method="post" action={heldLetterPath(letter.id, 'vyradenie', { page })}>
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
