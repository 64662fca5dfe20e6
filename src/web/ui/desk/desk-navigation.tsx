import { counted } from '#domain/slovak.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { CONTACT_REQUESTS, type DeskSection, POST, type SectionGroup, SIGN_UPS, sectionOf } from './desk-sections.ts';

/** By a section's address: how many things in it wait for a person, in words too. */
type Waiting = Record<string, { count: number; said: string; look?: 'late' | 'trouble' }>;

interface DeskNavigationProps {
  groups: SectionGroup[];
  pathname: string;
  newSignUps: number;
  contactRequests: { new: number; late: number };
  /** Letters that did not arrive, and those that are held. */
  post: { undelivered: number; held: number };
}

/**
 * The desk's sections in groups. On a phone the first group is a bar at the bottom as far as there is room, and the rest
 * opens under „Viac“, a native popover: no script.
 */
export function DeskNavigation({ groups, pathname, newSignUps, contactRequests, post }: DeskNavigationProps) {
  const waiting: Waiting = {
    [SIGN_UPS]: { count: newSignUps, said: counted(newSignUps, 'nová', 'nové', 'nových') },
    [CONTACT_REQUESTS]: requestsWaiting(contactRequests),
    [POST]: {
      count: post.undelivered + post.held,
      said: postSaid(post),
      look: post.undelivered > 0 ? 'trouble' : undefined,
    },
  };
  const current = sectionOf(pathname, groups);
  const beyondBar = groups.flatMap(({ sections }, group) =>
    sections.filter(({ isBeyondBar }) => group > 0 || isBeyondBar),
  );
  const elsewhere = beyondBar.find(({ to }) => to === current?.to);
  return (
    <>
      <nav className="desk-nav" aria-label="Sekcie správy">
        <div className="wrap">
          {groups.map(({ title, sections }) => (
            <SectionList key={title} sections={sections} waiting={waiting} current={current} />
          ))}
          {beyondBar.length > 0 && (
            <button
              type="button"
              className="desk-nav-more"
              popoverTarget="sekcie"
              aria-current={elsewhere ? 'true' : undefined}
            >
              {elsewhere?.title ?? 'Viac'}
            </button>
          )}
        </div>
      </nav>
      <nav className="desk-sections" id="sekcie" popover="auto" aria-label="Všetky sekcie">
        {groups.map(({ title, sections }) => (
          <section key={title}>
            <h2>{title}</h2>
            <SectionList sections={sections} waiting={waiting} current={current} />
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
  sections: readonly DeskSection[];
  waiting: Waiting;
  current: DeskSection | undefined;
}

function SectionList({ sections, waiting, current }: SectionListProps) {
  return (
    <ul>
      {sections.map(({ title, to, key, isBeyondBar }) => (
        <li key={to} className={isBeyondBar ? 'beyond-bar' : undefined}>
          <a href={to} data-section-key={key} aria-current={to === current?.to ? 'page' : undefined}>
            {title}
            <Count {...waiting[to]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The most urgent number wins, the words say all (DESK, section 1). */
function requestsWaiting({ new: unseen, late }: DeskNavigationProps['contactRequests']): Waiting[string] {
  const said = counted(unseen, 'nový', 'nové', 'nových');
  return late > 0 ? { count: late, said: `${said}, ${late} po\u00A0lehote`, look: 'late' } : { count: unseen, said };
}

function postSaid({ undelivered, held }: DeskNavigationProps['post']): string {
  const parts = [
    undelivered > 0 && counted(undelivered, 'nedoručený', 'nedoručené', 'nedoručených'),
    held > 0 && counted(held, 'zadržaný', 'zadržané', 'zadržaných'),
  ];
  return parts.filter(Boolean).join(', ');
}

function Count({ count = 0, said, look }: Partial<Waiting[string]>) {
  if (count === 0) return null;
  return (
    <span className={look ? `count count--${look}` : 'count'}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
}
