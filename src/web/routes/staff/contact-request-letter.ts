import { findLetter } from '#server/outbox.ts';
import { appOf } from '../../context.ts';
import { letterAnswer } from '../../letter-answer.ts';
import { requireStaff } from '../../staff-guard.ts';
import type { Route } from './+types/contact-request-letter';

/** A letter about a contact request as its reader sees it. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { id, letterId } = args.params;
  const letter = await findLetter(appOf(args.context), { contactRequestId: id }, letterId, args.url.origin);
  return letterAnswer(letter?.html);
}
