import { findLetter } from '#server/letters/outbox.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/letter-wording';
import { letterAnswer } from './letter-answer.ts';
import { letterAboutOf } from './letter-owner.ts';

export { default, loader } from '../desk-not-found.ts';

/** The bare letter as its reader sees it, for the frame on the letter's page. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const { id, letterId } = args.params;
    const letter = await findLetter(appOf(args.context).db, letterAboutOf(args.url, id), letterId, args.url.origin);
    return letter ? letterAnswer(letter.html) : next();
  },
];
