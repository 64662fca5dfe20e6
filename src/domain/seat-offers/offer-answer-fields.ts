import { z } from '#domain/schema.ts';

const NO_CODE = 'Napíšte kód z e-mailu, šesť číslic.';

/** What the form of an offer sends. */
export const offerAnswerSchema = z.object({
  answer: z.enum(['accept', 'decline'], 'Vyberte, či ponuku prijímate.'),
  code: z
    .string(NO_CODE)
    .max(50, NO_CODE)
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, NO_CODE)),
});
