import { emailTextSchema } from '#domain/email-templates/email-template-fields.ts';
import { ticked } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { AUDIENCES } from './recipient.ts';

/** An e-mail from staff to people of a course. */
export const courseMessageSchema = emailTextSchema.extend({
  audience: z.enum(AUDIENCES, 'Vyberte, komu e-mail pôjde.'),
  /** Ids of sign-ups; used when the audience is `chosen`. */
  chosen: z.array(z.string()),
  /** Sent although a field is empty in some emails. */
  emptyAllowed: ticked,
});

export type CourseMessage = z.infer<typeof courseMessageSchema>;
