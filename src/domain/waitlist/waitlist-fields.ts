import { z } from 'zod';
import { CITIES } from '#domain/courses/course.ts';
import { requiredLine } from '#domain/fields.ts';
import { awaitingSchema, enteredSignUpSchema } from '#domain/sign-ups/sign-up-fields.ts';

export const WAITLIST_MESSAGES = {
  courseTypeId: 'Vyberte kurz.',
  city: 'Vyberte mesto.',
} as const;

const awaited = z.object({
  courseTypeId: requiredLine(WAITLIST_MESSAGES.courseTypeId),
  city: z.enum(CITIES, WAITLIST_MESSAGES.city),
});

/** The fields of a visitor who waits for a date. */
export const waitlistEntrySchema = awaited.and(awaitingSchema);

/** The fields of a caller, entered by staff. */
export const enteredWaitlistEntrySchema = awaited.and(enteredSignUpSchema);

export type WaitlistFields = z.infer<typeof waitlistEntrySchema>;
