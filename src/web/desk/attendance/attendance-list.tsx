import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { RollLine } from '#domain/attendance/attendance.ts';
import type { Day } from '#domain/day.ts';
import { formatInstant } from '#domain/instant.ts';
import { counted, nonBreaking, outOf } from '#domain/slovak.ts';
import { attendancePath, participantAttendancePath, participantFactsPath } from '#web/desk/courses/course-paths.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { useWarningBeforeLeaving } from '#web/desk/kit/guarded-form.tsx';
import { Toasts } from '#web/shared/toasts.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';

interface AttendanceListProps {
  courseId: string;
  day: Day;
  lines: RollLine[];
}

/** The attendance of a day: each tick is stored at once; without scripts one button stores all of them. */
export function AttendanceList({ courseId, day, lines }: AttendanceListProps) {
  const form = useRef<HTMLFormElement>(null);
  const presentIds = lines.filter(({ isPresent }) => isPresent).map(({ participantId }) => participantId);
  const { present, unsent, savedAt, tick } = useTicks(form, { courseId, day, presentIds });
  const isHydrated = useHydrated();
  useWarningBeforeLeaving(unsent > 0);
  return (
    // the browser must not restore old ticks over newer data of the server
    <DeskForm ref={form} action={attendancePath(courseId, day)} autoComplete="off">
      <input type="hidden" name="den" value={day} />
      <ol className="roll" aria-label="Účastníci">
        {lines.map((line, index) => (
          <li key={line.participantId} data-row>
            <label>
              <RollName line={line} number={index + 1} />
              <input
                type="checkbox"
                name="pritomny"
                value={line.participantId}
                defaultChecked={line.isPresent}
                onChange={(event) => tick(event.currentTarget)}
              />
            </label>
            {line.isPresent && <input type="hidden" name="bol" value={line.participantId} />}
            {!line.name && (
              <Act
                label="Doplniť meno"
                of={`${index + 1}. ${nameOf(line)}`}
                to={participantFactsPath(courseId, line.participantId, 'attendance')}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="roll-end on-dark">
        <p role="status">
          <b>
            Prítomní: {present} {outOf(lines.length)}
          </b>
          {unsent > 0 ? (
            <small>
              Ste bez spojenia, {counted(unsent, 'zmena čaká', 'zmeny čakajú', 'zmien čaká')} na uloženie. Stránku
              nezatvárajte.
            </small>
          ) : (
            savedAt && <small>uložené o&nbsp;{formatInstant(savedAt).time}&nbsp;h</small>
          )}
        </p>
        {!isHydrated && <Submit label="Uložiť" isSmall />}
      </div>
      <Toasts position="bottom-right" />
    </DeskForm>
  );
}

/** The expected participants of a future day; attendance cannot be ticked yet. */
export function ExpectedAttendance({ lines }: Pick<AttendanceListProps, 'lines'>) {
  return (
    <ol className="roll" aria-label="Účastníci">
      {lines.map((line, index) => (
        <li key={line.participantId}>
          <div>
            <RollName line={line} number={index + 1} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function RollName({ line, number }: { line: RollLine; number: number }) {
  const { companyName } = line;
  return (
    <>
      <span className="roll-number" aria-hidden="true">
        {number}.
      </span>
      <span>
        <b>{nameOf(line)}</b>
        <small>{companyName ? nonBreaking(companyName) : 'fyzická osoba'}</small>
      </span>
    </>
  );
}

function nameOf({ name, place }: RollLine): string {
  return name || `Bez mena, č.\u00A0${place}`;
}

interface AttendanceDay {
  courseId: string;
  day: Day;
  /** The participants present when the page was rendered. */
  presentIds: readonly string[];
}

/**
 * Stores each tick of a form separately, one made without a connection as soon as there is one again. The checkboxes are
 * uncontrolled: ticks made before scripts ran are stored once they run.
 */
function useTicks(form: RefObject<HTMLFormElement | null>, { courseId, day, presentIds }: AttendanceDay) {
  const [present, setPresent] = useState(presentIds.length);
  const [savedAt, setSavedAt] = useState<string>();
  const [unsentIds, setUnsentIds] = useState<readonly string[]>([]);
  const stored = useRef(new Set(presentIds));
  const lastSending = useRef(new Map<string, Promise<void>>());

  function count() {
    setPresent(boxesOf(form).filter(({ checked }) => checked).length);
  }

  async function store(box: HTMLInputElement): Promise<void> {
    const [participantId, isPresent] = [box.value, box.checked];
    const isStored = isPresent === stored.current.has(participantId);
    const sent = isStored ? undefined : await sendTick({ courseId, day, participantId, isPresent });
    const isUnsent = sent === 'no-connection';
    setUnsentIds((ids) => [...ids.filter((id) => id !== participantId), ...(isUnsent ? [participantId] : [])]);
    if (isUnsent) {
      await connectionOrWhile();
      return store(box);
    }
    if (!sent) return;
    if ('savedAt' in sent) {
      if (isPresent) stored.current.add(participantId);
      else stored.current.delete(participantId);
      setSavedAt(sent.savedAt);
    } else {
      box.checked = stored.current.has(participantId);
      count();
      toast.error(sent.message);
    }
  }

  /** Requests for one participant are sent one after another, so that the last one counts. */
  function tick(box: HTMLInputElement) {
    count();
    const before = lastSending.current.get(box.value) ?? Promise.resolve();
    lastSending.current.set(
      box.value,
      before.then(() => store(box)),
    );
  }

  const tickEarly = useRef(tick);
  useEffect(() => {
    for (const box of boxesOf(form)) if (box.checked !== stored.current.has(box.value)) tickEarly.current(box);
  }, [form]);

  return { present, unsent: unsentIds.length, savedAt, tick };
}

function boxesOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement[] {
  return [...(form.current?.querySelectorAll<HTMLInputElement>('[type="checkbox"]') ?? [])];
}

/** Whether a participant was present on a day. */
interface Tick {
  courseId: string;
  day: Day;
  participantId: string;
  isPresent: boolean;
}

/** The time of storing, or the error message. */
type SentTick = { savedAt: string } | { message: string } | 'no-connection';

const RETRY_AFTER_MILLISECONDS = 5_000;

/** Ends when the browser is online again, or after a while: a weak signal comes and goes without the browser saying so. */
function connectionOrWhile(): Promise<void> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(RETRY_AFTER_MILLISECONDS);
    signal.addEventListener('abort', () => resolve());
    addEventListener('online', () => resolve(), { signal });
  });
}

/** Sends one tick, also when the page is left at once. Never throws. */
async function sendTick({ courseId, day, participantId, isPresent }: Tick): Promise<SentTick> {
  const body = new URLSearchParams({ den: day, ...(isPresent && { pritomny: participantId }) });
  const path = participantAttendancePath(courseId, participantId);
  const answer = await fetch(path, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  if (!answer) return 'no-connection';
  try {
    if (answer.redirected) return { message: SIGNED_OUT };
    if (answer.status === 404) return { message: GONE };
    if (answer.ok || [409, 422].includes(answer.status)) return await answer.json();
    console.error('Failed to save attendance', { status: answer.status });
  } catch (error) {
    console.error('Failed to save attendance', error);
  }
  return { message: FAILED };
}

const SIGNED_OUT = 'Prihlásenie sa skončilo. Prihláste sa v novej karte a skúste to znova.';
const GONE = 'Účastník už na kurze nemá miesto. Načítajte stránku znova.';
const FAILED = 'Prítomnosť sa nepodarilo uložiť. Skúste to znova.';
