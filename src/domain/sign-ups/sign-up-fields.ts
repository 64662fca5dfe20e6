import { isImpossibleCount, workersQuestion } from '#domain/courses/seats.ts';
import { parseDay } from '#domain/day.ts';
import { email, line, message, optionalEmail, phone, requiredLine, requiredMessage, ticked } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { SIGN_UP_MESSAGES } from './sign-up.ts';

const COUNT_IMPOSSIBLE = 'Napíšte celé číslo od\u00A01.';

export const COURSE_NOT_OFFERED = 'Kurz už nie je v ponuke. Vyberte si iný termín.';

const common = {
  email: email(SIGN_UP_MESSAGES.email),
  phone: phone(SIGN_UP_MESSAGES.phone),
  message: requiredMessage(SIGN_UP_MESSAGES.message),
};

const person = z.object({
  applicant: z.literal('person'),
  firstName: requiredLine(SIGN_UP_MESSAGES.firstName),
  lastName: requiredLine(SIGN_UP_MESSAGES.lastName),
  ...common,
});

const company = z
  .object({
    applicant: z.literal('company'),
    companyName: requiredLine(SIGN_UP_MESSAGES.companyName),
    numberOfWorkers: requiredLine(SIGN_UP_MESSAGES.numberOfWorkers).refine(
      (number) => !isImpossibleCount(number),
      COUNT_IMPOSSIBLE,
    ),
    /** Some of its people may get seats before the others. */
    mayBeSplit: ticked,
    /** The number the sender was asked to confirm; without it no question is returned. */
    askedWorkers: line.optional(),
    ...common,
  })
  .superRefine(({ numberOfWorkers, askedWorkers }, context) => {
    const question = workersQuestion(numberOfWorkers);
    if (!question || askedWorkers === undefined || askedWorkers === numberOfWorkers) return;
    context.addIssue({ code: 'custom', path: ['numberOfWorkers'], message: question });
  })
  .transform(({ askedWorkers, ...fields }) => fields);

/** Empty fields of the other kind of applicant. */
const NOTHING_SENT = { firstName: '', lastName: '', companyName: '', numberOfWorkers: '', mayBeSplit: false };

/**
 * Who signs up and how to reach them (specification section 5). Fields of the other kind of applicant
 * are dropped: a name typed before switching to the company is not sent on.
 */
export const signUpSchema = z
  .discriminatedUnion('applicant', [person, company], 'Vyberte, kto sa prihlasuje.')
  .transform((fields) => ({ ...NOTHING_SENT, ...fields }));

export type SignUpFields = z.infer<typeof signUpSchema>;

/** Maximum people staff enter at once; more need several sign-ups. */
const ENTERED_WORKERS_MAX = 500;

const CONTACT_MISSING = 'Napíšte e-mail alebo telefón, aby sme sa mohli ozvať.';
const NUMBER_WRONG = `Napíšte počet ľudí od 1 do ${ENTERED_WORKERS_MAX}.`;

const entered = {
  email: optionalEmail(SIGN_UP_MESSAGES.email),
  phone: line.pipe(z.union([z.literal(''), phone(SIGN_UP_MESSAGES.phone)], SIGN_UP_MESSAGES.phone)),
  message,
};

/** An applicant with these contact fields; a company's number of people has to be a number. */
function applicantWith<Contact extends Record<'email' | 'phone' | 'message', z.ZodType<string>>>(contact: Contact) {
  return z.discriminatedUnion(
    'applicant',
    [
      person.extend(contact),
      z.object({
        applicant: z.literal('company'),
        companyName: requiredLine(SIGN_UP_MESSAGES.companyName),
        numberOfWorkers: line.refine((text) => /^\d{1,3}$/.test(text) && isEnterable(Number(text)), NUMBER_WRONG),
        mayBeSplit: ticked,
        ...contact,
      }),
    ],
    'Vyberte, kto sa prihlasuje.',
  );
}

/** A caller's sign-up, entered by staff: one way to reach them is enough, and the message may be empty. */
export const enteredSignUpSchema = applicantWith(entered)
  .refine(({ email, phone }) => email || phone, { path: ['phone'], error: CONTACT_MISSING })
  .transform((fields) => ({ ...NOTHING_SENT, ...fields })) satisfies z.ZodType<SignUpFields>;

/** An applicant who waits for a date: the contact fields of any applicant, and an optional message. */
export const waitlistApplicantSchema = applicantWith({ ...common, message }).transform((fields) => ({
  ...NOTHING_SENT,
  ...fields,
})) satisfies z.ZodType<SignUpFields>;

function isEnterable(workers: number): boolean {
  return workers >= 1 && workers <= ENTERED_WORKERS_MAX;
}

/** The course by id, a private one with its link's code, else by name, day and city (decisions: API). */
export const courseReferenceSchema = z.union([
  z.object({ courseId: requiredLine(COURSE_NOT_OFFERED), courseCode: line.optional() }),
  z.object({
    courseName: requiredLine(COURSE_NOT_OFFERED),
    courseDate: line.transform(parseDay).pipe(z.string(COURSE_NOT_OFFERED)),
    courseCity: line,
  }),
]);

export type CourseReference = z.infer<typeof courseReferenceSchema>;
