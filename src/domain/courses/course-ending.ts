import { z } from 'zod';
import { line } from '#domain/fields.ts';

/** Why a course is cancelled, as those who signed up are told: one sentence, or none. */
export const courseEndingSchema = z.object({ reason: line });
