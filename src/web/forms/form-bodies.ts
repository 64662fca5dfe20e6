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

interface BodyProblem {
  status: 400 | 413 | 415 | 429 | 503;
  /** The title of a page. */
  title: string;
  /** What the sender can do. */
  text: string;
  retryAfterSeconds?: number;
}

type Answer = (problem: BodyProblem) => Response;

/** A page’s form. A file that is too large is read up to the limit of attachments, so that the page can report it. */
export function formBody({ hasForm, takes }: PageHandle, answer: Answer): BodyLimit {
  const textsLengthMax = hasForm ? VISITOR_TEXTS_LENGTH_MAX : TEXTS_BYTES_MAX;
  const refuse: BodyLimit['refuse'] = (why) => answer(PROBLEMS[why === 'too-large' && !takes ? 'too-long' : why]);
  if (!takes) return { bytesMax: TEXTS_BYTES_MAX, textsLengthMax, refuse };
  return { bytesMax: UPLOADS_BYTES_MAX + TEXTS_BYTES_MAX, textsLengthMax, files: FILES[takes], refuse };
}

/** The same form of a sender over the limit: the texts are shown again, nothing larger is read. */
export function textsOnly(body: BodyLimit, retryAfterSeconds: number, answer: Answer): BodyLimit {
  const text = tooManyMessage(retryAfterSeconds);
  const refuse = () => answer({ status: 429, title: NOT_ACCEPTED, text, retryAfterSeconds });
  return { ...body, bytesMax: TEXTS_BYTES_MAX, refuse };
}

/** The refusal as a page, whose form is one step back. */
export function refusalPage({ text, ...problem }: BodyProblem): Response {
  const advice = `${text} Vráťte sa o krok späť, vyplnené údaje tam zostali.`;
  return plainPage({ ...problem, text: advice }, retryAfter(problem));
}

/** The refusal for a script, whose page still shows the form. */
export function refusalProblem({ status, text, ...rest }: BodyProblem): Response {
  return problem({ status, title: text }, retryAfter(rest));
}

export function retryAfter({ retryAfterSeconds }: { retryAfterSeconds?: number }): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
}

const NOT_ACCEPTED = 'Formulár sme neprijali';

const PROBLEMS: Record<BodyRefusal | 'too-long', BodyProblem> = {
  'too-large': {
    status: 413,
    title: 'Formulár je príliš veľký',
    text: 'Prílohy majú spolu viac ako 20 MB alebo je text veľmi dlhý. Niektorú odoberte alebo text skráťte.',
  },
  'too-long': { status: 413, title: 'Formulár je príliš dlhý', text: 'Text je príliš dlhý, skráťte ho.' },
  'too-busy': {
    status: 503,
    title: NOT_ACCEPTED,
    text: 'Práve prijímame veľa súborov naraz. Odošlite formulár o chvíľu znova.',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  },
  compressed: { status: 415, title: NOT_ACCEPTED, text: 'Prišiel skomprimovaný a taký neprijímame.' },
  unreadable: {
    status: 400,
    title: 'Požiadavku sa nepodarilo prečítať',
    text: 'Prišla neúplná. Odošlite ju znova.',
  },
};
