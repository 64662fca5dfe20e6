import { redirect } from 'react-router';
import { applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { withdrawOffer } from '#server/seat-offers/staff-offers.ts';
import { appOf } from '#web/context.ts';
import { Decision } from '#web/desk/sign-ups/decision.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { answerMove, findMemberForMove } from '#web/desk/sign-ups/sign-up-move.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/seat-offer-withdrawal';

export const meta = () => pageMeta({ title: 'Stiahnutie ponuky', description: 'Stiahnutie ponuky miesta' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const { signUp, filter } = await findMemberForMove(args, 'offer');
  if (!(await findOpenOffer(appOf(args.context).db, signUp.id))) throw redirect(signUpList.record(signUp.id, filter));
  return { signUp, filter };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  return answerMove(await appOf(args.context).change(staff, (change) => withdrawOffer(change, args.params.id)), args);
}

/** An applicant from the waitlist stays on it for other dates. */
function afterwards(signUp: SignUp): string {
  return signUp.waitlistEntryId === null
    ? `${applicantName(signUp)} ostane medzi náhradníkmi, ďalšiu ponuku dostane len od Vás.`
    : `${applicantName(signUp)} čaká ďalej na iný termín, tento už web neponúkne.`;
}

export default function Withdrawal({ loaderData: { signUp, filter } }: Route.ComponentProps) {
  return (
    <Decision
      signUp={signUp}
      filter={filter}
      title="Stiahnuť ponuku"
      question={`Odkaz v e-maile prestane platiť a miesta hneď ponúkneme ďalšiemu v poradí. ${afterwards(signUp)} O stiahnutí e-mail neposielame, dajte vedieť sami.`}
      button={{ label: 'Stiahnuť ponuku', isRed: true }}
    />
  );
}
