import { email } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';

/** The address staff resend an email to. */
export const resendingSchema = z.object({ email: email('Zadajte e-mail v tvare meno@firma.sk') });

/** The error for a corrected address that equals the old one. */
export const ADDRESS_UNCHANGED = 'Adresa je rovnaká ako doteraz. Napíšte opravenú.';
