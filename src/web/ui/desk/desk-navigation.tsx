import { counted } from '#domain/slovak.ts';
import { Icon } from '#web/ui/shared/icon.tsx';

interface Door {
  title: string;
  to: string;
  /** How many things behind it wait for a person, in words too. */
  waiting?: { count: number; said: string };
}

interface DeskNavigationProps {
  pathname: string;
  newSignUps: number;
  newContactRequests: number;
}

/**
 * The corridor of the desk with its doors in three groups. On a phone the daily doors are a bar at the bottom, and the
 * rest stands behind „Viac“, a native popover: no script.
 */
export function DeskNavigation({ pathname, newSignUps, newContactRequests }: DeskNavigationProps) {
  const [courses, signUps, contactRequests] = DAILY;
  const daily: Door[] = [
    courses,
    { ...signUps, waiting: { count: newSignUps, said: counted(newSignUps, 'nová', 'nové', 'nových') } },
    {
      ...contactRequests,
      waiting: { count: newContactRequests, said: counted(newContactRequests, 'nový', 'nové', 'nových') },
    },
  ];
  const current = sectionOf(pathname);
  const isCurrent = ({ to }: Door) => to === current?.to;
  const elsewhere = [...CONTENT, ...SETTINGS].find(isCurrent);
  return (
    <>
      <nav className="hall" aria-label="Sekcie správy">
        <div className="wrap">
          {[daily, CONTENT, SETTINGS].map((doors) => (
            <ul key={doors[0]?.to}>
              {doors.map((door) => (
                <li key={door.to}>
                  <a href={door.to} aria-current={isCurrent(door) ? 'page' : undefined}>
                    {door.title}
                    <Count {...door} />
                  </a>
                </li>
              ))}
            </ul>
          ))}
          <button
            type="button"
            className="hall-more"
            popoverTarget="sekcie"
            aria-current={elsewhere ? 'true' : undefined}
          >
            {elsewhere?.title ?? 'Viac'}
          </button>
        </div>
      </nav>
      <nav className="rooms" id="sekcie" popover="auto" aria-label="Všetky sekcie">
        <Room title="Každý deň" doors={daily} isCurrent={isCurrent} />
        <Room title="Obsah webu" doors={CONTENT} isCurrent={isCurrent} />
        <Room title="Nastavenia" doors={SETTINGS} isCurrent={isCurrent} />
        <button type="button" className="btn btn--line" popoverTarget="sekcie" popoverTargetAction="hide">
          <Icon name="close" /> Zavrieť
        </button>
      </nav>
    </>
  );
}

const DAILY = [
  { title: 'Kurzy', to: '/dashboard' },
  { title: 'Prihlášky', to: '/dashboard/prihlasky' },
  { title: 'Dopyty', to: '/dashboard/dopyty' },
] as const satisfies Door[];
const CONTENT: Door[] = [
  { title: 'Články', to: '/dashboard/clanky' },
  { title: 'Podcast', to: '/dashboard/podcast' },
];
const SETTINGS: Door[] = [
  { title: 'Firma', to: '/dashboard/firma' },
  { title: 'Súkromie', to: '/dashboard/sukromie' },
];

/** The section of the desk an address belongs to; none for one that leads nowhere. */
export function sectionOf(pathname: string): { title: string; to: string } | undefined {
  return [...DAILY, ...CONTENT, ...SETTINGS].find(
    // the courses' own addresses are below /dashboard/kurzy, their list is the dashboard itself (specification section 2.1)
    ({ to }) => pathname === to || pathname.startsWith(`${to === '/dashboard' ? '/dashboard/kurzy' : to}/`),
  );
}

/** What waits for a person behind a door; nothing when nothing does. */
function Count({ waiting }: Door) {
  if (!waiting?.count) return null;
  return (
    <span className="count">
      <span aria-hidden="true">{waiting.count}</span>
      <span className="sr-only">{waiting.said}</span>
    </span>
  );
}

function Room({ title, doors, isCurrent }: { title: string; doors: Door[]; isCurrent(door: Door): boolean }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {doors.map((door) => (
          <li key={door.to}>
            <a href={door.to} aria-current={isCurrent(door) ? 'page' : undefined}>
              {door.title}
              <Count {...door} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
