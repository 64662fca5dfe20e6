import type { ReactNode } from 'react';
import { Section } from '#web/site/kit/section.tsx';
import { OwnHeader } from './own-header.tsx';

interface RosterPageProps {
  subtitle: string;
  code: string;
  children: ReactNode;
}

/** A list of a company's people from a spreadsheet, one step after the page of its sign-up. */
export function RosterPage({ subtitle, code, children }: RosterPageProps) {
  return (
    <>
      <OwnHeader subtitle={subtitle} code={code} step="Mená z tabuľky" />
      <Section layout="own-roster">{children}</Section>
    </>
  );
}
