import { Fragment } from 'react';
import type { AffectedSignUps } from '#domain/courses/course-change.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';

/** The people who signed up or wait, as many names as fit, and those who must be telephoned. */
export function AffectedPeople({ names, unnamed, toCall }: Pick<AffectedSignUps, 'names' | 'unnamed' | 'toCall'>) {
  if (names.length === 0) return null;
  return (
    <>
      <p>
        {nonBreaking(names.join(', '))}
        {unnamed > 0 && <> a&nbsp;{counted(unnamed, 'ďalší', 'ďalší', 'ďalších')}</>}
      </p>
      {toCall.length > 0 && (
        <p>
          Bez e-mailu, zavolajte im:{' '}
          {toCall.map(({ name, phone }, at) => (
            <Fragment key={name + phone}>
              {at > 0 && ', '}
              {nonBreaking(name)} <PhoneLink phone={phone} />
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}
