import { counted } from '#domain/slovak.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import {
  CONTACT_REQUESTS,
  type DeskSection,
  POST,
  type SectionGroup,
  SIGN_UPS,
  sectionOf,
  TODAY,
} from './desk-sections.ts';

/** By a section's address: how many things in it wait for a person, in words too. */
type Waiting = Record<string, { count: number; said: string; look?: 'late' | 'trouble' }>;

interface DeskNavigationProps {
  groups: SectionGroup[];
  pathname: string;
  /** All that waits for a person today. */
  today: number;
  newSignUps: number;
  contactRequests: { new: number; late: number };
  /** Letters that did not arrive, and those that are held. */
  post: { undelivered: number; held: number };
}

/**
 * The desk's sections in groups. Where there is no room for all of them the first group is the bar and the rest opens under
 * „Viac“, a native popover: no script. On a phone the bar is at the bottom, and has the most used of the first group.
 */
export function DeskNavigation({ groups, pathname, today, newSignUps, contactRequests, post }: DeskNavigationProps) {
  const waiting: Waiting = {
    [TODAY]: { count: today, said: counted(today, 'vec čaká', 'veci čakajú', 'vecí čaká') },
    [SIGN_UPS]: { count: newSignUps, said: counted(newSignUps, 'nová', 'nové', 'nových') },
    [CONTACT_REQUESTS]: requestsWaiting(contactRequests),
    [POST]: {
      count: post.undelivered + post.held,
      said: postSaid(post),
      look: post.undelivered > 0 ? 'trouble' : undefined,
    },
  };
  const current = sectionOf(pathname, groups);
  const [, ...others] = groups;
  const beyondBar = groups.flatMap(({ sections }, group) =>
    sections.filter(({ isBeyondBar }) => group > 0 || isBeyondBar),
  );
  return (
    <>
      <nav className="desk-nav" aria-label="Sekcie správy">
        <div className="wrap">
          {groups.map(({ title, sections }) => (
            <SectionList key={title} sections={sections} waiting={waiting} current={current} />
          ))}
          {beyondBar.length > 0 && (
            <MoreButton
              elsewhere={others.flatMap(({ sections }) => sections).find(({ to }) => to === current?.to)}
              elsewhereOnPhone={beyondBar.find(({ to }) => to === current?.to)}
              isForPhone={others.length === 0}
            />
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

interface MoreButtonProps {
  /** The section of the page where the bar does not show it. */
  elsewhere: DeskSection | undefined;
  elsewhereOnPhone: DeskSection | undefined;
  /** A wider bar shows all there is. */
  isForPhone: boolean;
}

function MoreButton({ elsewhere, elsewhereOnPhone, isForPhone }: MoreButtonProps) {
  const label = (section: DeskSection | undefined, where: string) => (
    <span className={section ? `${where} current` : where}>{section?.title ?? 'Viac'}</span>
  );
  return (
    <button
      type="button"
      className={isForPhone ? 'desk-nav-more desk-nav-more--phone' : 'desk-nav-more'}
      popoverTarget="sekcie"
    >
      {label(elsewhereOnPhone, 'on-phone')}
      {label(elsewhere, 'on-desk')}
      <Icon name="caret" />
    </button>
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
