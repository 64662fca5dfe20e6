import { counted } from '#domain/slovak.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { CONTENT, DAILY, type DeskSection, SETTINGS, sectionOf } from './desk-sections.ts';

interface DeskNavigationProps {
  pathname: string;
  newSignUps: number;
  newContactRequests: number;
}

/**
 * The desk's sections in three groups. On a phone the daily ones are a bar at the bottom, and the rest opens under „Viac“,
 * a native popover: no script.
 */
export function DeskNavigation({ pathname, newSignUps, newContactRequests }: DeskNavigationProps) {
  const [courses, signUps, contactRequests] = DAILY;
  const daily: DeskSection[] = [
    courses,
    { ...signUps, waiting: { count: newSignUps, said: counted(newSignUps, 'nová', 'nové', 'nových') } },
    {
      ...contactRequests,
      waiting: { count: newContactRequests, said: counted(newContactRequests, 'nový', 'nové', 'nových') },
    },
  ];
  const groups = [
    { title: 'Každý deň', sections: daily },
    { title: 'Obsah webu', sections: CONTENT },
    { title: 'Nastavenia', sections: SETTINGS },
  ];
  const current = sectionOf(pathname);
  const elsewhere = [...CONTENT, ...SETTINGS].find(({ to }) => to === current?.to);
  return (
    <>
      <nav className="desk-nav" aria-label="Sekcie správy">
        <div className="wrap">
          {groups.map(({ title, sections }) => (
            <SectionList key={title} sections={sections} current={current} />
          ))}
          <button
            type="button"
            className="desk-nav-more"
            popoverTarget="sekcie"
            aria-current={elsewhere ? 'true' : undefined}
          >
            {elsewhere?.title ?? 'Viac'}
          </button>
        </div>
      </nav>
      <nav className="desk-sections" id="sekcie" popover="auto" aria-label="Všetky sekcie">
        {groups.map(({ title, sections }) => (
          <section key={title}>
            <h2>{title}</h2>
            <SectionList sections={sections} current={current} />
          </section>
        ))}
        <button type="button" className="btn btn--line" popoverTarget="sekcie" popoverTargetAction="hide">
          <Icon name="close" /> Zavrieť
        </button>
      </nav>
    </>
  );
}

interface SectionListProps {
  sections: DeskSection[];
  current: DeskSection | undefined;
}

function SectionList({ sections, current }: SectionListProps) {
  return (
    <ul>
      {sections.map(({ title, to, waiting }) => (
        <li key={to}>
          <a href={to} aria-current={to === current?.to ? 'page' : undefined}>
            {title}
            {waiting && waiting.count > 0 && (
              <span className="count">
                <span aria-hidden="true">{waiting.count}</span>
                <span className="sr-only">{waiting.said}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
