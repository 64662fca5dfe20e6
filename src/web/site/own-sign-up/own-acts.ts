import type { Day } from '#domain/day.ts';
import { feedbackSchema } from '#domain/feedback/feedback-fields.ts';
import { type ParsedFields, parseFields } from '#domain/field-error.ts';
import { PAYER_FIELDS } from '#domain/payers/payer.ts';
import { payerSchema } from '#domain/payers/payer-fields.ts';
import { z } from '#domain/schema.ts';
import { birthDateSchema, PARTICIPANT_MESSAGES, participantSchema } from '#domain/sign-ups/participant-fields.ts';
import { ownSignUpPath } from '#domain/sign-ups/sign-up-link.ts';
import { formValues } from '#web/forms/form-values.ts';
import { OUTCOME_ID } from '#web/shared/use-sent-form.tsx';
import { FEEDBACK_ID } from './feedback-box.tsx';

const NOT_CONFIRMED = 'Zaškrtnite, že to naozaj chcete.';
const confirmed = z.literal('on', NOT_CONFIRMED);

/**
 * What the forms of a sign-up's page send. Each that ends something needs a choice which nothing has made beforehand,
 * because mail scanners follow links and send forms as they find them (decision 0061).
 */
const ownActSchema = (today: Day) =>
  z.discriminatedUnion(
    'act',
    [
      z.object({ act: z.literal('cancel'), yes: confirmed }),
      z.object({ act: z.literal('undo'), yes: confirmed }),
      z.object({ act: z.literal('answer'), answer: z.enum(['accept', 'decline'], 'Vyberte, či ponuku prijímate.') }),
      z.object({ act: z.literal('payer'), version: z.coerce.number().int().catch(0), payer: payerSchema }),
      z.object({ act: z.literal('feedback'), ...feedbackSchema.shape }),
      z.object({ act: z.literal('birthDates'), birthDates: z.record(z.string(), birthDateSchema(today)) }),
      z.object({ act: z.literal('transfer'), courseId: z.string('Vyberte termín.').min(1, 'Vyberte termín.') }),
      z
        .object({
          act: z.literal('withdraw'),
          named: z.array(z.string()),
          nameless: z.coerce.number().int().min(0).catch(0),
          seats: z.coerce.number().int().catch(0),
        })
        .refine(({ named, nameless }) => named.length + nameless > 0, {
          path: ['named'],
          error: 'Vyberte, kto nepríde.',
        }),
      z.object({
        act: z.literal('replace'),
        participantId: z.string('Vyberte, za koho.').min(1, 'Vyberte, za koho.'),
        colleague: participantSchema(today).refine(({ firstName, lastName }) => firstName || lastName, {
          path: ['lastName'],
          error: PARTICIPANT_MESSAGES.name,
        }),
      }),
    ],
    'Takýto formulár nepoznáme.',
  );

export type OwnAct = z.infer<ReturnType<typeof ownActSchema>>;

/** The act a form asks for. */
export function readOwnAct(texts: FormData, today: Day): ParsedFields<OwnAct> {
  const reading = parseFields(ownActSchema(today), {
    ...Object.fromEntries(texts),
    named: texts.getAll('named'),
    colleague: colleagueIn(texts),
    payer: formValues(texts, PAYER_FIELDS),
    birthDates: birthDatesIn(texts),
  });
  if (reading.valid) return reading;
  return {
    ...reading,
    errors: reading.errors.map((error) => ({
      ...error,
      field: error.field.replace(/^(colleague|payer|birthDates)\./, ''),
    })),
  };
}

/** What was typed about the person who comes instead. */
function colleagueIn(texts: FormData) {
  return formValues(texts, ['firstName', 'lastName', 'birthDate', 'email']);
}

/** What the page confirms of the acts that change nothing else on it; the act stands in its query. */
export const SAVED_TITLES = {
  names: 'Mená sú uložené',
  birthDates: 'Dátumy narodenia sú uložené',
  payer: 'Fakturačné údaje sú uložené',
} as const;

export type SavedAct = keyof typeof SAVED_TITLES;

/** The act whose result the page with this query confirms. */
export function savedAct(query: URLSearchParams): SavedAct | undefined {
  const act = query.get('ulozene') ?? '';
  return Object.hasOwn(SAVED_TITLES, act) ? (act as SavedAct) : undefined;
}

/** Where the page leads after an act; `page` is the one of the names that were saved. */
export function pathAfter(code: string, act: string, page = 1): string {
  if (act === 'feedback') return `${ownSignUpPath(code)}#${FEEDBACK_ID}`;
  const saved = Object.hasOwn(SAVED_TITLES, act) ? `?ulozene=${act}${page > 1 ? `&strana=${page}` : ''}` : '';
  return `${ownSignUpPath(code)}${saved}#${OUTCOME_ID}`;
}

/** The name of the field for a person's birth date. */
export function birthDateField(participantId: string): string {
  return `birthDate-${participantId}`;
}

/** The birth dates that were typed, by participant. */
function birthDatesIn(texts: FormData): Record<string, string> {
  const prefix = birthDateField('');
  const typed = [...texts].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(typed.map(([name, text]) => [name.slice(prefix.length), String(text)]));
}

/** What was typed in a refused form, and which one it is. */
export function typedIn(texts: FormData) {
  return {
    ...colleagueIn(texts),
    ...formValues(texts, [...PAYER_FIELDS, 'act', 'comment', 'participantId']),
    birthDates: birthDatesIn(texts),
  };
}
