import type { ReactNode } from 'react';
import { formatDays } from '#domain/day.ts';
import { namesPath } from '#domain/sign-ups/names-link.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Breadcrumb } from './breadcrumb.tsx';

/** The company and the course of a link for entering names. */
export interface NamesHead {
  companyName: string;
  course: string;
}

type Facts = Pick<SignUp, 'companyName' | 'courseName' | 'courseDate' | 'courseDateTo' | 'courseCity'>;

export function namesHead({ companyName, courseName, courseDate, courseDateTo, courseCity }: Facts): NamesHead {
  return { companyName, course: `${courseName}, ${formatDays(courseDate, courseDateTo)}, ${courseCity}` };
}

type NamesPageProps = NamesHead & {
  /** The title of a page one step after the names. */
  title?: string;
  code: string;
  children: ReactNode;
};

/** The layout around the names of a company's people. */
export function NamesPage({ companyName, course, title, code, children }: NamesPageProps) {
  return (
    <section className="section names-page">
      <div className="wrap">
        <Breadcrumb
          steps={[
            { title: 'Domov', to: '/' },
            { title: 'Kurzy a školenia', to: '/kurzy-a-skolenia' },
            ...(title ? [{ title: 'Doplniť mená', to: namesPath(code) }, { title }] : [{ title: 'Doplniť mená' }]),
          ]}
        />
        <h1>{title ?? 'Doplniť mená'}</h1>
        <p>
          {nonBreaking(companyName)}
          <br />
          <b>{nonBreaking(course)}</b>
        </p>
        {children}
      </div>
    </section>
  );
}
