import { z } from 'zod';
import { line } from '#domain/fields.ts';

/** The reason of a cancellation, as emails to those who signed up state it: one sentence, or none. */
export const courseEndingSchema = z.object({ reason: line });
