import { ownSignUpPath } from '#domain/sign-ups/sign-up-link.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Breadcrumb } from '#web/site/kit/breadcrumb.tsx';

interface OwnHeaderProps {
  /** The course and who has signed up for it. */
  subtitle: string;
  /** The code of the link; undefined where there is no such sign-up. */
  code?: string;
  /** The title of a page one step after the sign-up's own. */
  step?: string;
}

const TITLE = 'Vaša prihláška';

/** The header of a sign-up's page and of the pages below it. */
export function OwnHeader({ subtitle, code, step }: OwnHeaderProps) {
  return (
    <section className="plain-header">
      <div className="wrap">
        <Breadcrumb
          steps={[
            { title: 'Domov', to: '/' },
            { title: 'Kurzy a školenia', to: '/kurzy-a-skolenia' },
            ...(step && code ? [{ title: TITLE, to: ownSignUpPath(code) }, { title: step }] : [{ title: TITLE }]),
          ]}
        />
        <h1>{nonBreaking(step ?? TITLE)}</h1>
        <p className="lead">{nonBreaking(subtitle)}</p>
      </div>
    </section>
  );
}
