import { HOLD_REASONS } from '#domain/letters/held-letter.ts';
import { didNotArrive, type ReadableLetterAbout } from '#domain/letters/letter.ts';
import { LETTER_TROUBLES } from '#domain/letters/letter-trouble.ts';
import { mayNow, type PostedLetter } from '#domain/letters/post.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { CHOICE } from '#web/ui/desk/choice.ts';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { Rows } from '#web/ui/desk/desk-list.tsx';
import { Instant } from '#web/ui/desk/instant.tsx';
import { KEYS, keyThatFocuses } from '#web/ui/desk/keys.ts';
import { ChoiceBox } from '#web/ui/desk/selection.tsx';
import { AddressForms } from './address-forms.tsx';
import { LetterBadge } from './letter-state.tsx';
import { letterFromPostPath, letterOwnerPath, type PostListFilter, postStepPath } from './post-filter.ts';

/** The form the choices of rows belong to. */
export const CHOSEN_LETTERS = 'chosen-letters';

/** A mended address that was refused, and at which letter. */
export interface PostRefusal {
  letterId: string;
  email: string;
  message: string;
}

interface PostRowsProps {
  letters: PostedLetter[];
  filter: PostListFilter;
  refusal: PostRefusal | undefined;
}

/** All letters, whatever they are about; on a phone each row is a card. */
export function PostRows({ letters, filter, refusal }: PostRowsProps) {
  return (
    <Rows name="post" label="E-maily" columns={COLUMNS}>
      {letters.map((letter, index) => (
        <tr
          // nothing tells two letters to a colleague apart, and no row has a state of its own
          key={letter.readable?.id ?? index}
          className={didNotArrive(letter.status) ? 'failed' : undefined}
        >
          <td className="c-choice">
            <Choice letter={letter} />
          </td>
          <td className="num c-received label-inside" data-label="Napísaný">
            <Instant at={letter.createdAt} />
          </td>
          <td className="who c-who">
            <Words letter={letter} filter={filter} refusal={refusal} />
          </td>
          <td className="c-recipient">{letter.recipient}</td>
          <td className="who c-about">
            <About letter={letter} />
          </td>
          <td className="c-state">
            <LetterBadge status={letter.status} />
          </td>
          <td className="num c-attempts label-inside" data-label="Pokusy">
            {letter.attempts}
          </td>
          <td className="c-actions">
            <Actions letter={letter} filter={filter} />
          </td>
        </tr>
      ))}
    </Rows>
  );
}

const COLUMNS = [
  { title: 'Výber', className: 'c-choice' },
  { title: 'Napísaný' },
  { title: 'E-mail', className: 'c-who' },
  { title: 'Komu', className: 'c-recipient' },
  { title: 'Týka sa', className: 'c-about' },
  { title: 'Stav' },
  { title: 'Pokusy', className: 'c-attempts' },
  { title: 'Akcie', className: 'r' },
];

/** Whether staff have a say about a letter yet. */
export function isChoosable({ readable, status }: PostedLetter): boolean {
  return readable !== null && mayNow('drop', status);
}

function Choice({ letter }: { letter: PostedLetter }) {
  const { readable, recipient } = letter;
  if (!readable || !isChoosable(letter)) return null;
  return <ChoiceBox form={CHOSEN_LETTERS} value={readable.id} label={`e-mail pre ${recipient}`} />;
}

interface LetterInRow {
  letter: PostedLetter;
  filter: PostListFilter;
}

function Words({ letter, filter, refusal }: LetterInRow & Pick<PostRowsProps, 'refusal'>) {
  const { readable, heldBecause, cause, status } = letter;
  if (!readable) return <span className="muted">E-mail o&nbsp;prístupe do správy</span>;
  return (
    <>
      <a href={letterFromPostPath(readable.about, readable.id, filter)}>{nonBreaking(readable.subject)}</a>
      {heldBecause && <div className="letter-reason">{nonBreaking(HOLD_REASONS[heldBecause])}</div>}
      {cause && (
        <div className={didNotArrive(status) ? 'letter-reason letter-reason--bad' : 'letter-note'}>
          {nonBreaking(LETTER_TROUBLES[cause])}
        </div>
      )}
      {mayNow('mend', status) && (
        <AddressForms
          letter={{ ...letter, ...readable }}
          filter={filter}
          refusal={refusal?.letterId === readable.id ? refusal : undefined}
        />
      )}
    </>
  );
}

const ABOUT_WORDS = {
  signUp: 'prihláška',
  contactRequest: 'dopyt',
  waitlistEntry: 'záujem o termín',
} as const satisfies Record<ReadableLetterAbout['noun'], string>;

function About({ letter: { readable } }: { letter: PostedLetter }) {
  if (!readable) return <span>Ľudia</span>;
  return (
    <>
      <a href={letterOwnerPath(readable.about)}>{readable.aboutName}</a>
      <span>{nonBreaking(ABOUT_WORDS[readable.about.noun])}</span>
    </>
  );
}

function Actions({ letter: { readable, status, recipient }, filter }: LetterInRow) {
  if (!readable || !mayNow('drop', status)) return null;
  const to = `e-mail pre ${recipient}`;
  const sending = status === 'held' ? 'Poslať' : 'Poslať znova';
  const dropping = status === 'waiting' ? 'Zastaviť' : 'Neposielať';
  return (
    <div className="row-actions">
      {mayNow('send', status) && (
        <DeskForm action={postStepPath('odoslanie', filter)}>
          <input type="hidden" name={CHOICE} value={readable.id} />
          <button type="submit" aria-label={`${sending} ${to}`} {...keyThatFocuses(KEYS.send)}>
            {sending}
          </button>
        </DeskForm>
      )}
      <DeskForm action={postStepPath('vyradenie', filter)}>
        <input type="hidden" name={CHOICE} value={readable.id} />
        <button type="submit" className="del" aria-label={`${dropping} ${to}`} {...keyThatFocuses(KEYS.remove)}>
          {dropping}
        </button>
      </DeskForm>
    </div>
  );
}
