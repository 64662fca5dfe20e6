import type { Day } from '#domain/day.ts';
import { z } from '#domain/schema.ts';

const exam = z
  .strictObject({
    /** Questions of the test, and how many right answers pass; missing where knowledge is assessed without points. */
    questions: z.int().positive().nullable().default(null),
    pass: z.int().positive().nullable().default(null),
    practical: z.boolean().default(false),
  })
  .refine(({ questions, pass }) => (questions === null) === (pass === null) && (pass ?? 0) <= (questions ?? 0));

const rule = z.strictObject({
  /** The id of a course type. */
  type: z.string(),
  kind: z.enum(['potvrdenie', 'záznam', 'osvedčenie', 'preukaz', 'doklad']),
  title: z.string(),
  field: z.string().regex(/^[A-Z]{2}$/),
  by: z.enum(['company', 'authority']),
  statement: z.string(),
  annex: z.string().default(''),
  lessons: z.int().positive().nullable().default(null),
  law: z.strictObject({ number: z.string(), part: z.string() }),
  exam: exam.nullable().default(null),
  medicalOpinion: z.boolean().default(false),
  renewal: z.strictObject({ months: z.int().positive(), name: z.string() }).nullable().default(null),
  participantsMax: z.int().positive().nullable().default(null),
  permit: z.string(),
  from: z.iso.date(),
  to: z.iso.date().nullable().default(null),
  confirmedOn: z.iso.date().nullable().default(null),
});

/** The rules of `content/doklady.yaml`; those of one type do not overlap, and letters belong to one type. */
export const documentRulesSchema = z.array(rule).refine((rules) =>
  rules.every((one, index) =>
    rules.slice(index + 1).every((other) => {
      if (one.type !== other.type) return one.field !== other.field;
      return endOf(one) < other.from || endOf(other) < one.from;
    }),
  ),
);

/** What participants of a type of course get, by whom it is issued, and since when. */
export type DocumentRule = z.infer<typeof rule>;

/** The exam of a type of course. */
export type Exam = z.infer<typeof exam>;

/** The rule for a course of this type that ends on this day. */
export function ruleFor(rules: readonly DocumentRule[], type: string | null, day: Day): DocumentRule | undefined {
  return rules.find((rule) => rule.type === type && rule.from <= day && day <= endOf(rule));
}

function endOf({ to }: { to: Day | null }): Day {
  return to ?? '9999-12-31';
}
