import { Fragment, type ReactNode } from 'react';

/** A term, its value and the class of the value: `num` for a number, `as-typed` for a text with its line ends. */
export type Fact = readonly [term: string, value: ReactNode, className?: 'num' | 'as-typed' | 'flags'];

/** Terms and their values; a fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(
        ([term, value, className], place) =>
          (value || value === 0) && (
            <Fragment key={place}>
              <dt>{term}</dt>
              <dd className={className}>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
