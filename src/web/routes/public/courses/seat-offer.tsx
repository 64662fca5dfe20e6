import { data } from 'react-router';
import { SEAT_OFFER } from '#domain/actor.ts';
import { parseFields } from '#domain/field-error.ts';
import { boundInstant } from '#domain/instant.ts';
import { offerAnswerSchema } from '#domain/seat-offers/offer-answer-fields.ts';
import { offerHeading } from '#domain/seat-offers/seat-offer.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { answerOffer } from '#server/seat-offers/offer-answers.ts';
import { findOfferPage } from '#server/seat-offers/offer-page.ts';
import { appOf, pageIsPersonal } from '#web/context.ts';
import { pageAnswer, readVisitorsForm } from '#web/forms/visitors-forms.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import offerStyles from '#web/styles/pages/seat-offer.css?url';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Breadcrumb } from '#web/ui/site/breadcrumb.tsx';
import { AnswerForm } from '#web/ui/site/seat-offer/answer-form.tsx';
import { OfferFacts } from '#web/ui/site/seat-offer/offer-facts.tsx';
import { OfferVerdict } from '#web/ui/site/seat-offer/offer-verdict.tsx';
import type { Route } from './+types/seat-offer';

// Anyone who has the email has the link: not for search engines, and never cached.
export const handle: PageHandle = { hasForm: true, noIndex: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: offerStyles }];

export const meta = () => pageMeta({ title: 'Uvoľnené miesto', description: 'Ponuka miesta na kurze' });

/** Retry-After of a refused form; React Router drops an action's headers without this function. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  pageIsPersonal(context);
  const offer = await findOfferPage(appOf(context), params.id);
  if (!offer) throw data(null, { status: 404 });
  return offer;
}

/** Answers the offer only with the code from its email, as mail scanners follow links and send forms. */
async function send(args: Route.ActionArgs) {
  const { id } = args.params;
  const reading = await readVisitorsForm(
    args,
    ({ texts }) => parseFields(offerAnswerSchema, Object.fromEntries(texts)),
    { isShort: true },
  );
  if (!reading.valid) return reading;
  const { outcome } = await appOf(args.context).change(SEAT_OFFER, (change) =>
    answerOffer(change, id, reading.fields),
  );
  switch (outcome) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'wrong-code':
      return { errors: [{ field: 'code', message: WRONG_CODE }] };
    // the page itself shows the current state
    case 'accepted':
    case 'declined':
    case 'ended':
    case 'locked':
      return { path: `/ponuka-miesta/${encodeURIComponent(id)}` };
  }
}

export const action = pageAnswer(send, (texts) => ({ code: String(texts.get('code') ?? '').slice(0, 50) }));

const WRONG_CODE = 'Kód nesedí. Opíšte ho z e-mailu s touto ponukou.';

/** The offer in its current state; while it is open, with the form that answers it. */
export default function SeatOfferPage({ loaderData: offer, actionData }: Route.ComponentProps) {
  const { stage, seats, validUntil } = offer;
  const isOpen = stage === 'open';
  return (
    <>
      <section className="offer-header">
        <div className="wrap">
          <Breadcrumb
            steps={[
              { title: 'Domov', to: '/' },
              { title: 'Kurzy a školenia', to: '/kurzy-a-skolenia' },
              { title: 'Uvoľnené miesto' },
            ]}
          />
          <h1>
            {isOpen ? offerHeading(offer) : offer.isRequestedDate ? 'Termín, na ktorý čakáte' : 'Uvoľnené miesto'}
          </h1>
          {isOpen && <p className="lead">Rozhodnite sa do {boundInstant(validUntil)}.</p>}
        </div>
      </section>
      <section className="section">
        <div className="wrap course-detail">
          {isOpen ? (
            <AnswerForm seats={seats} code={actionData?.values.code} errors={actionData?.errors} />
          ) : (
            <OfferVerdict offer={offer} stage={stage} />
          )}
          <OfferFacts offer={offer} title={nonBreaking(offer.courseName)} />
        </div>
      </section>
    </>
  );
}
