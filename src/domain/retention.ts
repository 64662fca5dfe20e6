import type { Day } from './day.ts';
import { counted } from './slovak.ts';

/** How long something is retained and since when, as the privacy notice states it. */
interface RetentionRule {
  /** Its name on the desk. */
  title: string;
  /** The placeholder of its period in content/ochrana-osobnych-udajov.md: „{dopyty}“. */
  placeholder: string;
  period: { months: number } | { days: number };
  since: string;
}

/** What is erased automatically, in the order of erasure. The only place that defines the periods. */
export const RETENTION = {
  emails: { title: 'Odoslané e-maily', placeholder: 'e-maily', period: { days: 30 }, since: 'po odoslaní' },
  signUpFiles: { title: 'Súbory k prihláškam', placeholder: 'súbory', period: { days: 90 }, since: 'po kurze' },
  signUps: { title: 'Prihlášky', placeholder: 'prihlášky', period: { months: 36 }, since: 'po kurze' },
  waitlistEntries: {
    title: 'Čakanie na termín',
    placeholder: 'čakanie',
    period: { months: 12 },
    since: 'od zápisu',
  },
  contactRequests: { title: 'Dopyty', placeholder: 'dopyty', period: { months: 12 }, since: 'od prijatia' },
  // An update training falls due 60 months after the course, and its holder may be asked for the proof for years
  // afterwards; six of them are a proposal until the company's lawyer has confirmed it (decision 0065).
  results: {
    title: 'Výsledky a\u00A0doklady',
    placeholder: 'doklady',
    period: { months: 72 },
    since: 'po uplynutí poslednej lehoty v\u00A0doklade, bez nej po kurze',
  },
} as const satisfies Record<string, RetentionRule>;

export type RetainedKind = keyof typeof RETENTION;

export const RETAINED_KINDS = Object.keys(RETENTION) as RetainedKind[];

/** How many of each kind the nightly job has erased; a missing kind means none. */
export type ErasedCounts = Partial<Record<RetainedKind, number>>;

/** How many of a kind there are, and when the next ones are erased and how many. */
export interface RetainedNow {
  kind: RetainedKind;
  count: number;
  next: { day: Day; count: number } | undefined;
}

/** What one nightly job has erased, and when it was done (ISO, UTC). */
export interface RetentionNight {
  at: string;
  counts: ErasedCounts;
}

/** „36 mesiacov po kurze“ */
export function periodSentence(kind: RetainedKind): string {
  return `${periodPhrase(kind)} ${RETENTION[kind].since}`;
}

/** „12 mesiacov“ */
export function periodPhrase(kind: RetainedKind): string {
  const { period }: RetentionRule = RETENTION[kind];
  return 'months' in period
    ? counted(period.months, 'mesiac', 'mesiace', 'mesiacov')
    : counted(period.days, 'deň', 'dni', 'dní');
}

/** A text of the notice with its periods filled in. */
export function withPeriods(text: string): string {
  return text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const kind = RETAINED_KINDS.find((kind) => RETENTION[kind].placeholder === name);
    if (!kind) throw new Error(`No period is called {${name}}`);
    return periodSentence(kind);
  });
}

/** The day on which something is erased whose period starts on this one; it is at most the last day of its month. */
export function erasedOn(kind: RetainedKind, since: Day): Day {
  return Temporal.PlainDate.from(since).add(RETENTION[kind].period).toString();
}

/** The latest start day whose period is over by this day. */
export function newestErasedOn(kind: RetainedKind, day: Day): Day {
  let newest = Temporal.PlainDate.from(day).subtract(RETENTION[kind].period);
  // several days at the end of a long month map to the same day of a shorter one
  for (let next = newest; erasedOn(kind, next.toString()) <= day; next = next.add({ days: 1 })) newest = next;
  return newest.toString();
}

/** „2 dopyty, 31 e-mailov“; undefined where nothing was erased. */
export function erasedSentence(counts: ErasedCounts): string | undefined {
  const phrases = RETAINED_KINDS.flatMap((kind) => {
    const count = counts[kind];
    return count ? [counted(count, ...FORMS[kind])] : [];
  });
  return phrases.join(', ') || undefined;
}

const FORMS: Record<RetainedKind, [one: string, few: string, many: string]> = {
  emails: ['e-mail', 'e-maily', 'e-mailov'],
  signUpFiles: ['súbor', 'súbory', 'súborov'],
  signUps: ['prihláška', 'prihlášky', 'prihlášok'],
  waitlistEntries: ['čakajúci', 'čakajúci', 'čakajúcich'],
  contactRequests: ['dopyt', 'dopyty', 'dopytov'],
  results: ['výsledok', 'výsledky', 'výsledkov'],
};
