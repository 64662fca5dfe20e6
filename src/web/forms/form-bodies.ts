import { PICTURE_BYTES_MAX } from '#domain/articles/picture.ts';
import { TABLE_BYTES_MAX } from '#domain/roster-import/roster-limits.ts';
import { UPLOAD_BYTES_MAX, UPLOADS_BYTES_MAX, UPLOADS_MAX } from '#domain/upload.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { plainPage } from '#web/front/plain-page.ts';
import { problem } from '#web/front/problem.ts';
import { tooManyMessage } from './form-limit.ts';
import { type BodyLimit, type BodyRefusal, type FormFiles, RETRY_AFTER_SECONDS } from './request-body.ts';

/** Enough for texts; a form with files may be larger. */
const TEXTS_BYTES_MAX = 1_000_000;

/** Many times what a visitor's form accepts; limited because an invalid form's texts are rendered again. */
const VISITOR_TEXTS_LENGTH_MAX = 100_000;

/** One file more than allowed, so that the page can report that there are too many. */
const FILES: Record<NonNullable<PageHandle['takes']>, FormFiles> = {
  attachments: { countMax: UPLOADS_MAX + 1, bytesMax: UPLOAD_BYTES_MAX },
  picture: { countMax: 1, bytesMax: PICTURE_BYTES_MAX },
  table: { countMax: 1, bytesMax: TABLE_BYTES_MAX },
  // enough to distinguish a chosen file from an empty field
  fileNames: { countMax: UPLOADS_MAX, bytesMax: 1 },
};

/** Refuses a body: the title of a page, and what its sender can do. */
type Answer = (refusal: BodyProblem, headers?: Record<string, string>) => Response;

interface BodyProblem {
  status: 400 | 413 | 415 | 429 | 503;
  title: string;
  text: string;
}

/** A page’s form. A file that is too large is read up to the limit of attachments, so that the page can report it. */
export function formBody({ hasForm, takes }: PageHandle, answer: Answer): BodyLimit {
  const textsLengthMax = hasForm ? VISITOR_TEXTS_LENGTH_MAX : TEXTS_BYTES_MAX;
  if (!takes) return { bytesMax: TEXTS_BYTES_MAX, textsLengthMax, refuse: refusing(LONG_FORM, answer) };
  const bytesMax = UPLOADS_BYTES_MAX + TEXTS_BYTES_MAX;
  return { bytesMax, textsLengthMax, files: FILES[takes], refuse: refusing(LARGE_FORM, answer) };
}

/** The same form of a sender over the limit: the texts are shown again, nothing larger is read. */
export function textsOnly(body: BodyLimit, retryAfterSeconds: number, answer: Answer): BodyLimit {
  const refusal = { status: 429, title: NOT_ACCEPTED, text: tooManyMessage(retryAfterSeconds) } as const;
  const refuse = () => answer(refusal, { 'Retry-After': String(retryAfterSeconds) });
  return { ...body, bytesMax: TEXTS_BYTES_MAX, refuse };
}

/** The refusal as a page, whose form is one step back. */
export function refusalPage({ text, ...page }: BodyProblem, headers?: Record<string, string>): Response {
  return plainPage({ ...page, text: `${text} Vráťte sa o krok späť, vyplnené údaje tam zostali.` }, headers);
}

/** The refusal for a script, whose page still shows the form. */
export function problemOf({ status, text }: BodyProblem, headers?: Record<string, string>): Response {
  return problem({ status, title: text }, headers);
}

function refusing(tooLarge: BodyProblem, answer: Answer): BodyLimit['refuse'] {
  const refusals: Record<BodyRefusal, BodyProblem> = {
    'too-large': tooLarge,
    'too-busy': BUSY,
    compressed: COMPRESSED,
    unreadable: UNREADABLE,
  };
  return (why) =>
    answer(refusals[why], why === 'too-busy' ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : undefined);
}

const NOT_ACCEPTED = 'Formulár sme neprijali';

const LARGE_FORM = {
  status: 413,
  title: 'Formulár je príliš veľký',
  text: 'Prílohy majú spolu viac ako 20 MB alebo je text veľmi dlhý. Niektorú odoberte alebo text skráťte.',
} as const;
const LONG_FORM = {
  status: 413,
  title: 'Formulár je príliš dlhý',
  text: 'Text je príliš dlhý, skráťte ho.',
} as const;
const BUSY = {
  status: 503,
  title: NOT_ACCEPTED,
  text: 'Práve prijímame veľa súborov naraz. Odošlite formulár o chvíľu znova.',
} as const;
const COMPRESSED = {
  status: 415,
  title: NOT_ACCEPTED,
  text: 'Prišiel skomprimovaný a taký neprijímame.',
} as const;
const UNREADABLE = {
  status: 400,
  title: 'Požiadavku sa nepodarilo prečítať',
  text: 'Prišla neúplná. Odošlite ju znova.',
} as const;
