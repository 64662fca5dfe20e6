import { redirect } from 'react-router';
import { boundInstant } from '#domain/instant.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { seatsShort } from '#domain/sign-ups/sign-up-moves.ts';
import { countedSeats } from '#domain/slovak.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { type OfferRefusal, offerByHand, possibleOffer, withdrawOffer } from '#server/seat-offers/staff-offers.ts';
import { type AskedAct, askedAct, refuse } from '#web/desk/asked-act.ts';
import { answerMove, emailChoice, findForMove } from '#web/desk/sign-ups/sign-up-move.ts';

/** The questions before seats are offered to a substitute by hand, and before an offer is withdrawn. */
export const OFFER_QUESTIONS: readonly AskedAct[] = [
  askedAct({
    path: '/dashboard/prihlasky/:id/ponuka',
    area: 'office',
    async find(app, args) {
      const { signUp, course, about } = await findForMove(app, args, 'offer');
      // the sign-up's page shows its open offer
      if (await findOpenOffer(app.db, signUp.id)) throw redirect(about.back.to);
      return course && { signUp, about, possible: possibleOffer(app, signUp, course) };
    },
    ask({ signUp, about, possible }) {
      const asked = { ...about, pageTitle: 'Ponuka miesta', title: 'Ponúknuť miesta' };
      if ('outcome' in possible) return { ...asked, consequence: '', refusal: whyNot(possible) };
      const seats = countedSeats(possible.seats);
      const others = signUp.seats - possible.seats;
      const rest = others > 0 ? ` Ostatní zo skupiny (${others}) budú čakať ďalej.` : '';
      return {
        ...asked,
        consequence: `${applicantName(signUp)} dostane e-mailom ponuku na ${seats}. Bude platiť do ${boundInstant(possible.validUntil)}, dovtedy ${possible.seats === 1 ? 'ho' : 'ich'} nedostane nikto iný.${rest}`,
        email: { ...emailChoice(signUp, 'ponuka'), label: `E-mail odíde na ${signUp.email}.`, isDue: true },
        button: { label: `Ponúknuť ${seats}` },
      };
    },
    run: (change, { params }) => offerByHand(change, params.id),
    answer: (result, args) => ('free' in result ? refuse(whyNot(result)) : answerMove(result, args)),
  }),
  askedAct({
    path: '/dashboard/prihlasky/:id/stiahnutie-ponuky',
    area: 'office',
    async find(app, args) {
      const found = await findForMove(app, args, 'offer');
      if (!(await findOpenOffer(app.db, found.signUp.id))) throw redirect(found.about.back.to);
      return found;
    },
    ask: ({ signUp, about }) => ({
      ...about,
      pageTitle: 'Stiahnutie ponuky',
      title: 'Stiahnuť ponuku',
      isRed: true,
      consequence: `Ponuka z e-mailu prestane platiť a uvoľnené miesta hneď ponúkneme ďalšiemu v poradí. ${
        // an applicant from the waitlist stays on it for other dates
        signUp.waitlistEntryId === null
          ? `${applicantName(signUp)} ostane medzi náhradníkmi, ďalšiu ponuku dostane len od Vás.`
          : `${applicantName(signUp)} čaká ďalej na iný termín, tento už web neponúkne.`
      } O stiahnutí e-mail neposielame, dajte vedieť sami.`,
    }),
    run: (change, { params }) => withdrawOffer(change, params.id),
    answer: (result, args) => answerMove(result, args),
  }),
];

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
