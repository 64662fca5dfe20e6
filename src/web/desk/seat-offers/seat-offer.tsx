import { data, redirect } from 'react-router';
import { boundInstant } from '#domain/instant.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { seatsShort } from '#domain/sign-ups/sign-up-moves.ts';
import { counted } from '#domain/slovak.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { type OfferRefusal, offerByHand, possibleOffer } from '#server/seat-offers/staff-offers.ts';
import { appOf } from '#web/context.ts';
import { Decision } from '#web/desk/sign-ups/decision.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { answerMove, findMemberForMove } from '#web/desk/sign-ups/sign-up-move.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/seat-offer';

export const meta = () => pageMeta({ title: 'Ponuka miesta', description: 'Ponuka miesta náhradníkovi' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const { signUp, filter, course } = await findMemberForMove(args, 'offer');
  // it already has an open offer, which the sign-up's page shows
  if (await findOpenOffer(appOf(args.context).db, signUp.id)) throw redirect(signUpList.record(signUp.id, filter));
  if (!course) throw data(null, { status: 404 });
  const possible = possibleOffer(appOf(args.context), signUp, course);
  return { signUp, filter, possible };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const result = await appOf(args.context).change(staff, (change) => offerByHand(change, args.params.id));
  if ('free' in result) return data({ message: whyNot(result) }, 409);
  return answerMove(result, args);
}

/** Offers seats manually, with a preview of the email to be sent. */
export default function SeatOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { signUp, filter, possible } = loaderData;
  const isPossible = 'seats' in possible;
  const seats = isPossible ? possible.seats : signUp.seats;
  const words = counted(seats, 'miesto', 'miesta', 'miest');
  return (
    <Decision
      signUp={signUp}
      filter={filter}
      title="Ponúknuť miesta"
      question={isPossible ? question(applicantName(signUp), words, possible.validUntil, signUp.seats - seats) : ''}
      email={isPossible ? 'ponuka' : undefined}
      isEmailDue
      refusal={actionData?.message ?? (isPossible ? undefined : whyNot(possible))}
      button={isPossible ? { label: `Ponúknuť ${words}` } : undefined}
    />
  );
}

function question(name: string, seats: string, validUntil: string, others: number): string {
  const rest = others > 0 ? ` Ostatní zo skupiny (${others}) budú čakať ďalej.` : '';
  return `${name} dostane e-mailom ponuku na ${seats}. Bude platiť do ${boundInstant(validUntil)}, dovtedy ich nedostane nikto iný.${rest}`;
}

function whyNot({ outcome, free, wanted }: OfferRefusal): string {
  switch (outcome) {
    case 'no-email':
      return 'V\u00A0prihláške nie je e-mail. Zavolajte a\u00A0prihlášku potvrďte.';
    case 'course-hidden':
      return 'Kurz je skrytý, miesta na ňom neponúkame.';
    case 'too-late':
      return 'Kurz sa začína o chvíľu, na odpoveď e-mailom už nie je čas. Zavolajte a prihlášku potvrďte.';
    case 'no-seats':
      return seatsShort({ free, wanted });
  }
}
