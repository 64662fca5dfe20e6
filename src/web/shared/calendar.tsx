import { DayPicker } from 'react-day-picker';
import { sk } from 'react-day-picker/locale/sk';
import { type Day, parseDay } from '#domain/day.ts';
import { dayOf } from '#domain/instant.ts';
import { Icon } from './icon.tsx';
import { Modal } from './modal.tsx';

export interface CalendarProps {
  /** The label of the date field. */
  label: string;
  /** The field's current text. */
  text: string;
  /** The day whose month is shown while the field is empty. */
  openAt: string | undefined;
  min?: Day;
  onDay(day: Day): void;
  onClose(): void;
}

/** A month to choose a day from: weeks begin on Monday, week 1 contains 4 January (specification section 9). */
export function Calendar({ label, text, openAt, min, onDay, onClose }: CalendarProps) {
  const selected = parseDate(text);
  const first = min ? dateOf(min) : undefined;
  const today = dateOf(dayOf(new Date().toISOString()));
  return (
    <Modal titleId="kalendar-nadpis" className="modal--calendar" onClose={onClose}>
      <header>
        <h2 id="kalendar-nadpis">{label.replace(/\*$/, '').trim()}</h2>
        <button type="button" aria-label="Zavrieť" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <DayPicker
        mode="single"
        required
        autoFocus
        ISOWeek
        showWeekNumber
        fixedWeeks
        showOutsideDays
        locale={sk}
        className="calendar"
        today={today}
        selected={selected}
        onSelect={(date) => onDay(formatIsoDay(date))}
        defaultMonth={selected ?? parseDate(openAt ?? '') ?? (first && first > today ? first : today)}
        startMonth={first}
        disabled={first && { before: first }}
        components={{ Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'left' : 'right'} /> }}
      />
    </Modal>
  );
}

function parseDate(text: string): Date | undefined {
  const day = parseDay(text);
  return day ? dateOf(day) : undefined;
}

/** The calendar uses midnight in the browser's time zone. */
function dateOf(day: Day): Date {
  return new Date(`${day}T00:00`);
}

/** Swedish writes days as ISO does. */
function formatIsoDay(date: Date): Day {
  return date.toLocaleDateString('sv');
}
