import { type ChangeObject, diffWordsWithSpace } from 'diff';

// For actions only: the comparison is never sent to a browser.

/** A piece of a text; `isOwn` where the other text differs. */
export interface TextPiece {
  text: string;
  isOwn: boolean;
}

/** One field in both wordings. */
export interface TextPair {
  label: string;
  mine: TextPiece[];
  theirs: TextPiece[];
}

const COMPARED = { title: 'Názov', description: 'Krátky popis', content: 'Text' } as const;
type Compared = Record<keyof typeof COMPARED, string>;

/** Comparing very different texts may take too long; they are then shown without marks. */
const MILLISECONDS_MAX = 500;

/** The fields whose wordings differ, piece by piece. */
export function textPairs(mine: Compared, theirs: Compared): Promise<TextPair[]> {
  const changed = (Object.keys(COMPARED) as (keyof Compared)[]).filter((field) => mine[field] !== theirs[field]);
  return Promise.all(
    changed.map(async (field) => ({ label: COMPARED[field], ...(await pieces(mine[field], theirs[field])) })),
  );
}

async function pieces(mine: string, theirs: string): Promise<Pick<TextPair, 'mine' | 'theirs'>> {
  const changes = await differences(theirs, mine);
  if (!changes) return { mine: [{ text: mine, isOwn: true }], theirs: [{ text: theirs, isOwn: true }] };
  return {
    mine: changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value, isOwn: added })),
    theirs: changes.filter(({ added }) => !added).map(({ value, removed }) => ({ text: value, isOwn: removed })),
  };
}

/** With a callback the library yields to other work while it compares. */
function differences(before: string, after: string): Promise<ChangeObject<string>[] | undefined> {
  return new Promise((resolve) => {
    diffWordsWithSpace(before, after, { timeout: MILLISECONDS_MAX, callback: resolve });
  });
}
