import { useId } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { TERMS, type Term } from './terms.ts';

/** A small „?“ that opens a native popover without scripts. It must be beside a heading, not inside it. */
export function TermHelp({ term }: { term: Term }) {
  const id = useId();
  const { question, answer } = TERMS[term];
  return (
    <span className="term-help">
      <button type="button" popoverTarget={id} aria-label={nonBreaking(question)}>
        ?
      </button>
      <span id={id} popover="auto">
        <b>{nonBreaking(question)}</b> {nonBreaking(answer)}
      </span>
    </span>
  );
}
