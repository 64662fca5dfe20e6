import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { FieldError } from '#domain/field-error.ts';
import { withoutInvisible } from '#domain/invisible-characters.ts';
import { COURSE_NOT_OFFERED, courseReferenceSchema } from '#domain/sign-ups/sign-up-fields.ts';
import { UPLOADS_BYTES_MAX, type Upload, uploadName } from '#domain/upload.ts';
import type { App } from '#server/app.ts';
import type { BodyVariables } from '#web/forms/request-body.ts';
import { checkSignUp, type SignUpRequest, storeSignUp } from '#web/forms/sign-up-request.ts';
import { yieldToEventLoop } from '#web/forms/yield-to-event-loop.ts';
import { invalid } from '#web/front/problem.ts';
import {
  callersKey,
  honeypot,
  honeypotRefusal,
  keyedHeaders,
  onlyJson,
  rejectInvalid,
  underLimit,
} from './call-checks.ts';
import { jsonBody } from './json-body.ts';
import { BAD_BODY, TOO_MANY, UNAVAILABLE } from './refusals.ts';

/** Longer than any field accepts; a longer text is refused before it is processed. */
const text = z.string().max(10_000, 'Text je príliš dlhý.').optional();

/** The sign-up object of specification section 3, plus what decisions.md and forms add. */
const signUpCall = z
  .object({
    firstName: text,
    lastName: text,
    companyName: text.openapi({ description: 'Makes the applicant a company' }),
    numberOfWorkers: text.openapi({
      description: 'A whole number takes that many seats, free text one; a number below 1 or not whole is refused',
    }),
    askedWorkers: text.openapi({
      description:
        'Of a form: the number it has asked its sender about, or empty. More than 20 are then refused until both are the same. Left out, any number is taken at once',
    }),
    askedRepeat: text.openapi({
      description:
        'Of a form: “on” once its sender was asked whether they sign up again, or empty. Empty is refused where they are likely to be signed up for the course. Left out, nothing is asked',
    }),
    mayBeSplit: z.boolean('Skupina sa dá rozdeliť: áno alebo nie.').optional().openapi({
      description: 'Of a company: some of its people may be offered seats without the others. Not stated is no',
    }),
    email: text,
    phone: text,
    message: text,
    files: z
      .array(z.object({ name: z.string(), content: z.string().openapi({ format: 'byte' }) }))
      .max(50, 'Prílohou môže byť najviac 10 súborov.')
      .optional()
      .openapi({ description: 'Strict base64 without a data prefix' }),
    courseId: text,
    courseCode: text.openapi({ description: 'With the courseId of a private course: the code of its link' }),
    courseName: text,
    courseDate: text.openapi({ description: 'YYYY-MM-DD or dd.MM.yyyy' }),
    courseCity: text,
    consent: z.boolean('Súhlas je áno alebo nie.').optional(),
    ...honeypot,
  })
  .openapi('SignUp');

const stored = z.object({ id: z.string(), status: z.enum(['confirmed', 'waiting']) }).openapi('StoredSignUp');

/** base64 takes four characters for three bytes; the rest of the call fits into a megabyte. */
const bodyWithFiles = jsonBody(
  Math.ceil((UPLOADS_BYTES_MAX * 4) / 3) + 1_000_000,
  'Prílohy majú spolu viac ako 20 MB. Niektorú odoberte.',
);

/** `POST /api/sendCourse` (specification section 7). */
export function signUpCalls(app: App) {
  const calls = new OpenAPIHono<{ Variables: BodyVariables }>({ defaultHook: rejectInvalid });

  calls.openapi(
    createRoute({
      method: 'post',
      path: '/api/sendCourse',
      summary: 'Sign up for a course',
      middleware: [underLimit(app), onlyJson, ...bodyWithFiles],
      request: {
        headers: keyedHeaders,
        body: { required: true, content: { 'application/json': { schema: signUpCall } } },
      },
      responses: {
        201: {
          description: 'Stored, with its files; confirmed, or waiting where seats do not suffice',
          content: { 'application/json': { schema: stored } },
        },
        ...BAD_BODY,
        ...TOO_MANY,
        ...UNAVAILABLE,
      },
    }),
    async (c) => {
      const call = c.req.valid('json');
      const refusal = honeypotRefusal(call);
      if (refusal) return refusal;
      const request = await readCall(call);
      const course = courseReferenceSchema.safeParse(call);
      if (!request.valid || !course.success) {
        const errors = request.valid ? [] : request.errors;
        return invalid(course.success ? errors : [...errors, { field: 'courseName', message: COURSE_NOT_OFFERED }]);
      }
      const key = callersKey(c, c.req.valid('header'));
      const sent = await storeSignUp(app, { ...request, course: course.data, key });
      return 'errors' in sent ? invalid(sent.errors) : c.json({ id: sent.id, status: sent.status }, 201);
    },
  );

  return calls;
}

/** Reads the call; an applicant who names a company is one. */
async function readCall(call: z.infer<typeof signUpCall>): Promise<SignUpRequest> {
  const uploads: Upload[] = [];
  const errors: FieldError[] = [];
  for (const file of call.files ?? []) {
    await yieldToEventLoop();
    const { name } = file;
    const bytes = fromStrictBase64(file.content);
    // otherwise each file would be in memory twice until it is stored
    file.content = '';
    if (bytes) uploads.push({ name, bytes });
    else errors.push({ field: 'files', message: `Obsah súboru ${uploadName(name)} nie je platný base64.` });
  }
  const consent = call.consent === undefined ? 'not-stated' : call.consent ? 'given' : 'refused';
  const applicant = withoutInvisible(call.companyName ?? '') ? 'company' : 'person';
  const request = await checkSignUp({ ...call, applicant }, uploads, consent);
  if (errors.length === 0) return request;
  return { valid: false, errors: [...(request.valid ? [] : request.errors), ...errors] };
}

/** Undefined for anything but base64 with its padding: `Buffer.from` would turn any text into some bytes. */
function fromStrictBase64(content: string): Uint8Array | undefined {
  try {
    return /\s/.test(content) ? undefined : Uint8Array.fromBase64(content, { lastChunkHandling: 'strict' });
  } catch {
    return undefined;
  }
}
