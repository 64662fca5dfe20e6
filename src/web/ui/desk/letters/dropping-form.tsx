import type { ListedLetter } from '#domain/letters/letter.ts';

interface DroppingFormProps {
  letter: Pick<ListedLetter, 'id'>;
  /** The page the letter belongs to. */
  path: string;
}

/** Says that a held letter shall not leave. */
export function DroppingForm({ letter, path }: DroppingFormProps) {
  return (
    <form method="post" action={`${path}/listy/${letter.id}/vyradenie`} className="dropping-form">
      <button type="submit" className="btn btn--line btn--sm">
        Neposielať
      </button>
    </form>
  );
}
