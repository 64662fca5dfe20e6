import { type ComponentType, type FormEventHandler, type ReactNode, useRef, useState } from 'react';
import { type Day, formatDay } from '#domain/day.ts';
import type { CalendarProps } from './calendar.tsx';
import { described, FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

interface DateFieldProps {
  name: string;
  label: string;
  /** A day, or invalid text returned by the server. */
  defaultValue: Day | string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** The first day the calendar offers. */
  min?: Day;
  /** The field whose month the calendar shows while this one is empty. */
  after?: string;
  /** Called when a day is typed or chosen. */
  onInput?: FormEventHandler<HTMLInputElement>;
}

/**
 * A day as text, the same in every browser and without scripts; parsed by `dayField`. The native date field follows the
 * browser's language: its week may begin on Sunday, but the specification requires Monday (section 9). With scripts a
 * calendar is fetched when the user opens it.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, defaultValue, hint = 'dd.mm.rrrr', error, required, min, after, onInput } = props;
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [isUnreachable, setUnreachable] = useState(false);

  async function open() {
    try {
      const { Calendar } = await import('./calendar.tsx');
      setCalendar(() => Calendar);
      setUnreachable(false);
    } catch (cause) {
      console.error('The calendar was not loaded', cause);
      setUnreachable(true);
    }
  }

  function choose(day: Day) {
    setCalendar(undefined);
    if (!input.current) return;
    input.current.value = formatDay(day);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <FieldFrame
      name={name}
      label={label}
      hint={isUnreachable ? 'Kalendár sa nepodarilo načítať. Napíšte deň v tvare dd.mm.rrrr.' : hint}
      error={error}
    >
      <div className="date-field">
        <input
          ref={input}
          id={name}
          name={name}
          defaultValue={/^\d{4}-\d\d-\d\d$/.test(defaultValue) ? formatDay(defaultValue) : defaultValue}
          maxLength={200}
          autoComplete="off"
          aria-required={required}
          onInput={onInput}
          {...described(name, hint, error)}
        />
        <button
          type="button"
          disabled={!isHydrated}
          aria-label="Otvoriť kalendár"
          aria-describedby={`${name}-label`}
          onClick={open}
        >
          <Icon name="calendar" />
        </button>
      </div>
      {Calendar && (
        <Calendar
          label={label}
          text={input.current?.value ?? ''}
          openAt={after && textOf(input.current?.form, after)}
          min={min}
          onDay={choose}
          onClose={() => setCalendar(undefined)}
        />
      )}
    </FieldFrame>
  );
}

function textOf(form: HTMLFormElement | null | undefined, name: string): string | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
