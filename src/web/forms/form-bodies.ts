import { PICTURE_BYTES_MAX } from '#domain/articles/picture.ts';
import { TABLE_BYTES_MAX } from '#domain/roster-import/roster-limits.ts';
import { UPLOAD_BYTES_MAX, UPLOADS_BYTES_MAX, UPLOADS_MAX } from '#domain/upload.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { plainPage } from '#web/front/plain-page.ts';
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

/** A page’s form. A file that is too large is read up to the limit of attachments, so that the page can report it. */
export function formBody({ hasForm, takes }: PageHandle): BodyLimit {
  const textsLengthMax = hasForm ? VISITOR_TEXTS_LENGTH_MAX : TEXTS_BYTES_MAX;
  if (!takes) {
    return { bytesMax: TEXTS_BYTES_MAX, textsLengthMax, refuse: (why) => refusalPage(why, LONG_FORM) };
  }
  const bytesMax = UPLOADS_BYTES_MAX + TEXTS_BYTES_MAX;
  return { bytesMax, textsLengthMax, files: FILES[takes], refuse: (why) => refusalPage(why, LARGE_FORM) };
}

/** The same form of a sender over the limit: the texts are shown again, nothing larger is read. */
export function textsOnly(body: BodyLimit, retryAfterSeconds: number): BodyLimit {
  const text = `${tooManyMessage(retryAfterSeconds)} Vráťte sa o krok späť, vyplnené údaje tam zostali.`;
  const page = { status: 429, title: 'Formulár sme neprijali', text };
  return {
    ...body,
    bytesMax: TEXTS_BYTES_MAX,
    refuse: (why) =>
      why === 'too-large' ? plainPage(page, { 'Retry-After': String(retryAfterSeconds) }) : body.refuse(why),
  };
}

function refusalPage(why: BodyRefusal, tooLarge: Parameters<typeof plainPage>[0]): Response {
  switch (why) {
    case 'too-large':
      return plainPage(tooLarge);
    case 'too-busy':
      return plainPage(BUSY, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
    case 'compressed':
      return plainPage(COMPRESSED);
    case 'unreadable':
      return plainPage(UNREADABLE);
  }
}

const LARGE_FORM = {
  status: 413,
  title: 'Formulár je príliš veľký',
  text: 'Prílohy majú spolu viac ako 20 MB alebo je text veľmi dlhý. Vráťte sa o krok späť a niektorú odoberte alebo text skráťte.',
};
const LONG_FORM = {
  status: 413,
  title: 'Formulár je príliš dlhý',
  text: 'Vráťte sa o krok späť a text skráťte, vyplnené údaje tam zostali.',
};
const BUSY = {
  status: 503,
  title: 'Formulár sme neprijali',
  text: 'Práve prijímame veľa súborov naraz. Vráťte sa o krok späť a odošlite ho o chvíľu znova, vyplnené údaje tam zostali.',
};
const COMPRESSED = {
  status: 415,
  title: 'Formulár sme neprijali',
  text: 'Prišiel skomprimovaný a taký neprijímame.',
};
const UNREADABLE = {
  status: 400,
  title: 'Požiadavku sa nepodarilo prečítať',
  text: 'Prišla neúplná. Vráťte sa o krok späť a odošlite ju znova.',
};
