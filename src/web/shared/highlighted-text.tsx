import { Fragment } from 'react';
import type { Piece } from '#domain/site-search/excerpt.ts';

/** A text with the searched words marked. */
export function HighlightedText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
