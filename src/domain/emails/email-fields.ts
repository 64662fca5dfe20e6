import { z } from 'zod';
import { email } from '#domain/fields.ts';

/** Where staff want an email sent. */
export const resendingSchema = z.object({ email: email('Zadajte e-mail v tvare meno@firma.sk') });

/** What is said of a corrected address that is the one there was. */
export const ADDRESS_UNCHANGED = 'Adresa je rovnaká ako doteraz. Napíšte opravenú.';
