import { DateField } from '#web/ui/shared/date-field.tsx';
import type { ListDays } from './list-days.ts';

interface DaysFieldsProps {
  days: ListDays;
  labels: { from: string; to: string };
}

/** The first and the last day a list is narrowed to; what is no day stays as it was typed, and is complained of. */
export function DaysFields({ days: { typed, complaints }, labels }: DaysFieldsProps) {
  return (
    <>
      <DateField name="od" label={labels.from} defaultValue={typed.from} error={complaints.from} hint="" />
      <DateField name="do" label={labels.to} defaultValue={typed.to} error={complaints.to} hint="" />
    </>
  );
}
