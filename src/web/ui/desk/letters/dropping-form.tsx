import type { ListedLetter } from '#domain/letters/letter.ts';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/ui/desk/keys.ts';

interface DroppingFormProps {
  letter: Pick<ListedLetter, 'id'>;
  /** The page the letter belongs to. */
  path: string;
  /** What is added to the form's address, to lead back to where its sender came from. */
  query?: string;
}

/** Says that a letter shall not leave, or not once more. */
export function DroppingForm({ letter, path, query = '' }: DroppingFormProps) {
  return (
    <DeskForm action={`${path}/listy/${letter.id}/vyradenie${query}`} className="dropping-form">
      <button type="submit" className="btn btn--line btn--sm" {...keyThatFocuses(KEYS.remove)}>
        Neposielať
      </button>
    </DeskForm>
  );
}
