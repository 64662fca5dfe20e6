import { type GroupResults, RESULT_GROUPS, RESULTS_COUNTED } from '#domain/desk-search/desk-result.ts';
import { markedText } from '#domain/desk-search/marked-text.ts';
import type { Piece } from '#domain/site-search/excerpt.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { type BadgeProps, badgeOf } from '#web/desk/kit/badge.tsx';
import { listName, listPathOf, resultPath } from './result-paths.ts';

// For loaders only: the browser receives the result, not the code that builds it.

/** A result as shown: its address, and its text with the searched words marked. */
export interface ShownResult {
  path: string;
  name: Piece[];
  facts: Piece[];
  badge?: BadgeProps;
}

/** A group of results, with links to all of them. */
export interface ShownGroup {
  title: string;
  results: ShownResult[];
  /** „Všetky výsledky v Prihláškach (213)“ */
  lists: { path: string; label: string }[];
}

export function shownGroups(
  groups: readonly GroupResults[],
  { text, terms }: { text: string; terms: readonly string[][] },
): ShownGroup[] {
  const marked = (words: string) => markedText(nonBreaking(words), terms);
  return groups.map(({ group, results, lists }) => ({
    title: RESULT_GROUPS[group],
    results: results.map(({ name, facts, state, target }) => ({
      path: resultPath(target),
      name: marked(name),
      facts: marked(facts.filter(Boolean).join(' · ')),
      badge: state && badgeOf(state),
    })),
    lists: lists.map(({ list, total }) => ({
      path: listPathOf(list, text),
      label: nonBreaking(`Všetky výsledky ${listName(list)} (${countOf(total)})`),
    })),
  }));
}

function countOf(total: number): string {
  return total > RESULTS_COUNTED ? `viac ako ${RESULTS_COUNTED}` : String(total);
}
