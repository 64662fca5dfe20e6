import { type CountedForms, counted } from '#domain/slovak.ts';
import type { SectionCounts, WaitingCount } from '#domain/today/today-item.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import {
  CONTACT_REQUESTS,
  type DeskSection,
  EMAILS,
  type SectionGroup,
  SIGN_UPS,
  sectionOf,
  TODAY,
} from './desk-sections.ts';
import { WaitingCounts } from './waiting-counts.tsx';

interface DeskNavigationProps {
  groups: SectionGroup[];
  pathname: string;
  /** Undefined for roles without waiting items. */
  counts: SectionCounts | undefined;
}

/** The waiting items of each section, by its address, with a text. */
type SectionWaitingCounts = Record<string, WaitingCount & { label?: string }>;

function countsBySection({ today, signUps, contactRequests, emails }: SectionCounts): SectionWaitingCounts {
  return {
    [TODAY]: today,
    [SIGN_UPS]: { ...signUps, label: counted(signUps.inTime, 'nová', 'nové', 'nových') },
    [CONTACT_REQUESTS]: {
      ...contactRequests,
      label: listed([contactRequests.inTime, 'nový', 'nové', 'nových'], [contactRequests.urgent, ...LATE]),
    },
    [EMAILS]: {
      ...emails,
      label: listed(
        [emails.urgent, 'nedoručený', 'nedoručené', 'nedoručených'],
        [emails.inTime, 'zadržaný', 'zadržané', 'zadržaných'],
      ),
    },
  };
}

const LATE: CountedForms = ['po\u00A0lehote', 'po\u00A0lehote', 'po\u00A0lehote'];

/** „1 nový, 2 po lehote“; counts of zero are left out. */
function listed(...parts: [number, ...CountedForms][]): string {
  return parts
    .filter(([count]) => count > 0)
    .map((part) => counted(...part))
    .join(', ');
}

/**
 * The desk's sections in groups. Where they do not all fit, the first group is the bar and the rest opens under „Viac“,
 * a native popover: no script. On a phone the bar is at the bottom, with the most used of the first group.
 */
export function DeskNavigation({ groups, pathname, counts }: DeskNavigationProps) {
  const waitingCounts = counts ? countsBySection(counts) : {};
  const current = sectionOf(pathname, groups);
  const [, ...others] = groups;
  const notInBar = groups.flatMap(({ sections }, group) =>
    sections.filter(({ isBeyondBar }) => group > 0 || isBeyondBar),
  );
  return (
    <>
      <nav className="desk-nav" aria-label="Sekcie správy">
        <div className="wrap">
          {groups.map(({ title, sections }) => (
            <SectionList key={title} sections={sections} counts={waitingCounts} current={current} />
          ))}
          {notInBar.length > 0 && (
            <MoreButton
              elsewhere={others.flatMap(({ sections }) => sections).find(({ to }) => to === current?.to)}
              elsewhereOnPhone={notInBar.find(({ to }) => to === current?.to)}
              isForPhone={others.length === 0}
            />
          )}
        </div>
      </nav>
      <nav className="desk-sections" id="sekcie" popover="auto" aria-label="Všetky sekcie">
        {groups.map(({ title, sections }) => (
          <section key={title}>
            <h2>{title}</h2>
            <SectionList sections={sections} counts={waitingCounts} current={current} />
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
  /** The current section, if the bar does not show it. */
  elsewhere: DeskSection | undefined;
  elsewhereOnPhone: DeskSection | undefined;
  /** True when a wider bar shows every section. */
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
  counts: SectionWaitingCounts;
  current: DeskSection | undefined;
}

function SectionList({ sections, counts, current }: SectionListProps) {
  return (
    <ul>
      {sections.map(({ title, to, key, isBeyondBar }) => (
        <li key={to} className={isBeyondBar ? 'beyond-bar' : undefined}>
          <a href={to} data-section-key={key} aria-current={to === current?.to ? 'page' : undefined}>
            {title}
            {counts[to] && <WaitingCounts {...counts[to]} />}
          </a>
        </li>
      ))}
    </ul>
  );
}
