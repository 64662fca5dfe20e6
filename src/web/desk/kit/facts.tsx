import { Fragment, type ReactNode } from 'react';

/** A term, its value and the look of the value: `num` of a number, `as-typed` of a text with its line ends. */
export type Fact = readonly [term: string, value: ReactNode, look?: 'num' | 'as-typed' | 'flags'];

/** Terms and their values; a fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(
        ([term, value, look], place) =>
          (value || value === 0) && (
            <Fragment key={place}>
              <dt>{term}</dt>
              <dd className={look}>{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
