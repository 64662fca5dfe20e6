import { DateField } from '#web/shared/date-field.tsx';
import type { ListDays } from './list-days.ts';

interface DaysFieldsProps {
  days: ListDays;
  labels: { from: string; to: string };
}

/** The first and last day of a list's filter; an invalid day stays as typed, with an error. */
export function DaysFields({ days: { entered, complaints }, labels }: DaysFieldsProps) {
  return (
    <>
      <DateField name="od" label={labels.from} defaultValue={entered.from} error={complaints.from} hint="" />
      <DateField name="do" label={labels.to} defaultValue={entered.to} error={complaints.to} hint="" />
    </>
  );
}
