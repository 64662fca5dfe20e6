import { data, redirect } from 'react-router';
import { hasFormOfDay, parseDay } from '#domain/day.ts';
import { instant } from '#server/clock.ts';
import { findCodeByNumber } from '#server/issued-documents/document-check.ts';
import { appOf, visitContext } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { retryAfter } from '#web/forms/form-bodies.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/typed-number';
import { CheckPage, type NumberRefusal } from './check-page.tsx';
import { checkPath, readLanguage, WORDS } from './check-words.ts';

export const handle: PageHandle = { hasForm: true, noIndex: true };

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(WORDS[loaderData?.language ?? 'sk']);

export { headers } from '#web/site/kit/private-headers.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return { language: readLanguage(url), host: url.host, checkedAt: instant(appOf(context)) };
}

/** A typed number leads to the page its code leads to, where the birth day is the holder's. */
export async function action(args: Route.ActionArgs) {
  const turn = args.context.get(visitContext).sentForm?.turn;
  const { texts } = await readForm(args);
  const values = { number: String(texts.get('cislo') ?? ''), birthDate: String(texts.get('narodenie') ?? '') };
  if (turn && !turn.allowed) return refused({ message: 'limited', values }, turn.retryAfterSeconds);
  const birthDate = parseDay(values.birthDate);
  if (!birthDate) {
    const message = hasFormOfDay(values.birthDate) ? 'wrongDay' : 'wrongDayForm';
    return data<NumberRefusal>({ message, values }, { status: 422 });
  }
  const found = await findCodeByNumber(appOf(args.context), { number: values.number, birthDate });
  if (found.outcome === 'found') return redirect(checkPath(readLanguage(args.url), found.code), 303);
  if (found.outcome === 'limited') return refused({ message: 'limited', values }, GUESSES_LATER_SECONDS);
  return data<NumberRefusal>({ message: 'unknownReason', values }, { status: 404 });
}

/** When a number that was guessed too often may be tried again. */
const GUESSES_LATER_SECONDS = 3_600;

function refused(refusal: NumberRefusal, retryAfterSeconds: number) {
  return data(refusal, { status: 429, headers: retryAfter({ retryAfterSeconds }) });
}

/** Checks a document by its number and its holder's birth day. */
export default function TypedNumber({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckPage {...loaderData} checked={null} refusal={actionData} />;
}
