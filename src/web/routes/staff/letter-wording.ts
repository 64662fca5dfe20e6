import { findLetter } from '#server/outbox.ts';
import { appOf } from '../../context.ts';
import { letterAnswer } from '../../letter-answer.ts';
import { letterSubjectOf } from '../../letter-owner.ts';
import { requireStaff } from '../../staff-guard.ts';
import type { Route } from './+types/letter-wording';

/** The bare letter as its reader sees it, for the frame on the letter's page. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { id, letterId } = args.params;
  const letter = await findLetter(appOf(args.context), letterSubjectOf(args.url, id), letterId, args.url.origin);
  return letterAnswer(letter?.html);
}
