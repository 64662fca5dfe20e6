import { line } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';

/** The reason of a cancellation, as emails to those who signed up state it: one sentence, or none. */
export const courseEndingSchema = z.object({ reason: line });
