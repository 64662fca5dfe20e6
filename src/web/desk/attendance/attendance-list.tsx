import { useRef } from 'react';
import type { RollLine } from '#domain/attendance/attendance.ts';
import type { Day } from '#domain/day.ts';
import { formatInstant } from '#domain/instant.ts';
import { nonBreaking, outOf } from '#domain/slovak.ts';
import { attendancePath } from '#web/desk/courses/course-paths.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Toasts } from '#web/shared/toasts.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { useTicks } from './use-ticks.ts';

interface AttendanceListProps {
  courseId: string;
  day: Day;
  lines: RollLine[];
}

/** The attendance of a day: each tick is stored at once; without scripts one button stores all of them. */
export function AttendanceList({ courseId, day, lines }: AttendanceListProps) {
  const form = useRef<HTMLFormElement>(null);
  const presentIds = lines.filter(({ isPresent }) => isPresent).map(({ participantId }) => participantId);
  const { present, savedAt, tick } = useTicks(form, { courseId, day, presentIds });
  const isHydrated = useHydrated();
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
          </li>
        ))}
      </ol>
      <div className="roll-end on-dark">
        <p role="status">
          <b>
            {present} {outOf(lines.length)} prítomných
          </b>
          {savedAt && <small>uložené o&nbsp;{formatInstant(savedAt).time}&nbsp;h</small>}
        </p>
        {!isHydrated && (
          <button type="submit" className="btn btn--sm">
            Uložiť
          </button>
        )}
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

function RollName({ line: { name, place, companyName }, number }: { line: RollLine; number: number }) {
  return (
    <>
      <span className="roll-number" aria-hidden="true">
        {number}.
      </span>
      <span>
        <b>{name || `Bez mena, č.\u00A0${place}`}</b>
        <small>{companyName ? nonBreaking(companyName) : 'fyzická osoba'}</small>
      </span>
    </>
  );
}
