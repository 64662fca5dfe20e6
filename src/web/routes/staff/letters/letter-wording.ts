import { data } from 'react-router';
import { findLetter } from '#server/letters/outbox.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/letter-wording';
import { letterAnswer } from './letter-answer.ts';
import { letterAboutOf } from './letter-owner.ts';

/** The bare letter as its reader sees it, for the frame on the letter's page. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args);
    const { id, letterId } = args.params;
    const letter = await findLetter(appOf(args.context).db, letterAboutOf(args.url, id), letterId, args.url.origin);
    return letter ? letterAnswer(letter.html) : next();
  },
];

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  throw data(null, { status: 404 });
}

/** Never shown; it makes an unknown letter’s answer a page of the desk. */
export default function LetterWording() {
  return null;
}
