import { z } from 'zod';
import { workersQuestion } from '#domain/courses/seats.ts';
import { email, line, parseDay, phone, requiredLine, requiredMessage } from '#domain/fields.ts';
import { SIGN_UP_MESSAGES } from './sign-up.ts';

export const COURSE_GONE = 'Kurz už nie je v ponuke. Vyberte si iný termín.';

const common = {
  email: email(SIGN_UP_MESSAGES.email),
  phone: phone(SIGN_UP_MESSAGES.phone),
  message: requiredMessage(SIGN_UP_MESSAGES.message),
};

/** Ticked in a form, or said in a call. */
const ticked = z
  .union([z.boolean(), z.literal('on')], 'Odpovedzte áno alebo nie.')
  .default(false)
  .transform((answer) => answer !== false);

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
    numberOfWorkers: requiredLine(SIGN_UP_MESSAGES.numberOfWorkers),
    /** Some of its people may get seats before the others. */
    mayBeParted: ticked,
    /** The number whose question the sender has seen; who leaves it out is asked nothing. */
    askedWorkers: line.optional(),
    ...common,
  })
  .superRefine(({ numberOfWorkers, askedWorkers }, context) => {
    const question = workersQuestion(numberOfWorkers);
    if (!question || askedWorkers === undefined || askedWorkers === numberOfWorkers) return;
    context.addIssue({ code: 'custom', path: ['numberOfWorkers'], message: question });
  })
  .transform(({ askedWorkers, ...fields }) => fields);

/**
 * Who signs up and how to reach them (specification section 5). Fields of the other kind of applicant
 * are dropped: a name typed before switching to the company is not sent on.
 */
export const signUpSchema = z
  .discriminatedUnion('applicant', [person, company], 'Vyberte, kto sa prihlasuje.')
  .transform((fields) => ({
    firstName: '',
    lastName: '',
    companyName: '',
    numberOfWorkers: '',
    mayBeParted: false,
    ...fields,
  }));

export type SignUpFields = z.infer<typeof signUpSchema>;

/** Which course is meant: by id, else by name, day and city (decisions: API). */
export const courseReferenceSchema = z.union([
  z.object({ courseId: requiredLine(COURSE_GONE) }),
  z.object({
    courseName: requiredLine(COURSE_GONE),
    courseDate: line.transform(parseDay).pipe(z.string(COURSE_GONE)),
    courseCity: line,
  }),
]);

export type CourseReference = z.infer<typeof courseReferenceSchema>;
