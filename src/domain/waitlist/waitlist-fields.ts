import { CITIES } from '#domain/courses/course.ts';
import { requiredLine } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { enteredSignUpSchema, waitlistApplicantSchema } from '#domain/sign-ups/sign-up-fields.ts';

export const WAITLIST_MESSAGES = {
  courseTypeId: 'Vyberte kurz.',
  city: 'Vyberte mesto.',
} as const;

const requestedDate = z.object({
  courseTypeId: requiredLine(WAITLIST_MESSAGES.courseTypeId),
  city: z.enum(CITIES, WAITLIST_MESSAGES.city),
});

/** The fields of a visitor who waits for a date. */
export const waitlistEntrySchema = requestedDate.and(waitlistApplicantSchema);

/** The fields of a caller, entered by staff. */
export const enteredWaitlistEntrySchema = requestedDate.and(enteredSignUpSchema);

export type WaitlistFields = z.infer<typeof waitlistEntrySchema>;
