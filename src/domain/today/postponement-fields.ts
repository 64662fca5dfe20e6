import { CHOSEN_MAX } from '#domain/chosen-rows.ts';
import { type Day, daysLater } from '#domain/day.ts';
import { dayField } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { TODAY_KIND_NAMES } from './today-item.ts';

/** Further ahead than any course is planned. */
const DAYS_MAX = 366;

/** What is postponed: things of one kind. */
export const postponedSchema = z.object({
  kind: z.enum(TODAY_KIND_NAMES),
  ids: z.array(z.string().min(1).max(300)).min(1).max(CHOSEN_MAX),
});

/** The day until which it is postponed; it must be in the future. */
export const untilDayField = (today: Day) =>
  dayField('Napíšte deň, keď sa má vrátiť.')
    .refine((day) => day > today, 'Vyberte deň, ktorý ešte len príde.')
    .refine((day) => day <= daysLater(today, DAYS_MAX), 'Vyberte deň do jedného roka.');
