import { useNavigationType } from 'react-router';
import { type CountedForms, counted } from '#domain/slovak.ts';
import type { SectionCounts, WaitingCount } from '#domain/today/today-item.ts';
import { CONTACT_REQUESTS, type DeskSection, EMAILS, placeOf, SIGN_UPS, TODAY } from './desk-sections.ts';
import { DeskLink } from './menu.tsx';
import { WaitingCounts } from './waiting-counts.tsx';

interface DeskNavigationProps {
  sections: readonly DeskSection[];
  pathname: string;
  /** Undefined for roles without waiting items. */
  counts: SectionCounts | undefined;
}

/** The waiting items of each section, by the address of its first page, with a text. */
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

/** As many sections fit beside „Viac“ in a phone's bar; the style sheet hides the others there. */
const IN_PHONE_BAR = 4;

/**
 * The desk's sections: in the bar at the top, on a phone in one at the bottom, whose last button opens the rest in a
 * native popover: no script.
 */
export function DeskNavigation({ sections, pathname, counts }: DeskNavigationProps) {
  const waitingCounts = counts ? countsBySection(counts) : {};
  const place = placeOf(pathname, sections);
  const current = place?.section;
  const hasMoved = useNavigationType() !== 'POP';
  const rest = sections.slice(IN_PHONE_BAR);
  const currentInRest = rest.find((section) => section === current);
  return (
    <nav className="desk-nav" aria-label="Sekcie správy">
      <SectionList sections={sections} counts={waitingCounts} current={current} />
      {rest.length > 0 && (
        <>
          <button type="button" popoverTarget="sekcie" className={currentInRest && 'current'}>
            {currentInRest?.title ?? 'Viac'}
            {rest.map((section) => (
              <SectionCount key={section.title} section={section} counts={waitingCounts} />
            ))}
          </button>
          <div id="sekcie" popover="auto">
            <SectionList sections={rest} counts={waitingCounts} current={current} />
          </div>
        </>
      )}
      {/* a page without a new document is not announced by itself */}
      <p className="sr-only" aria-live="polite">
        {hasMoved && place && [...new Set([place.section.title, place.page.title])].join(', ')}
      </p>
    </nav>
  );
}

interface SectionListProps {
  sections: readonly DeskSection[];
  counts: SectionWaitingCounts;
  current: DeskSection | undefined;
}

/** Each section leads to its first page. */
function SectionList({ sections, counts, current }: SectionListProps) {
  return (
    <ul>
      {sections.map((section) => (
        <li key={section.title}>
          <DeskLink to={section.pages[0]?.to ?? ''} aria-current={section === current ? 'page' : undefined}>
            {section.title}
            <SectionCount section={section} counts={counts} />
          </DeskLink>
        </li>
      ))}
    </ul>
  );
}

function SectionCount({ section, counts }: { section: DeskSection; counts: SectionWaitingCounts }) {
  const count = counts[section.pages[0]?.to ?? ''];
  return count && <WaitingCounts {...count} />;
}
