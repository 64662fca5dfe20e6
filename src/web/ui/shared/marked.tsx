import { Fragment } from 'react';
import type { Piece } from '#domain/site-search/excerpt.ts';

/** A text with the searched words marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
