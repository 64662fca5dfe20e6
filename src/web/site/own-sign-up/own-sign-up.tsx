import { isRouteErrorResponse } from 'react-router';
import { APPLICANT, type SignUpHolder } from '#domain/actor.ts';
import { PEOPLE_PER_PAGE, pageWithin, requestedPage } from '#domain/paging.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { mayNamePeople, ownSignUpPath } from '#domain/sign-ups/sign-up-link.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { giveFeedback } from '#server/feedback/feedback.ts';
import { listSignUpDocuments } from '#server/issued-documents/issued-documents.ts';
import { savePayer } from '#server/payers/payer-changes.ts';
import { payBySquare } from '#server/payments/pay-by-square.ts';
import { enterBirthDates } from '#server/results/birth-dates.ts';
import { answerOffer } from '#server/seat-offers/offer-answers.ts';
import {
  cancelOwnSignUp,
  replaceOwnPerson,
  transferOwnSignUp,
  withdrawOwnPeople,
} from '#server/sign-ups/applicant-acts.ts';
import { readOwnSignUp } from '#server/sign-ups/own-sign-up.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { undoOwnAct } from '#server/undo/undo.ts';
import { appOf } from '#web/context.ts';
import {
  initialPlaces,
  knownDuplicates,
  type NamesRefusal,
  namesRefusal,
  readEnteredPlaces,
  readPlaces,
} from '#web/forms/names-form.ts';
import { pageAnswer, type Refusal, readVisitorsForm, type StoredForm } from '#web/forms/visitors-forms.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { ErrorMessage } from '#web/shared/error-pages.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import { qrPath } from '#web/shared/qr-path.ts';
import { useCompany } from '#web/site/kit/use-company.ts';
import type { Route } from './+types/own-sign-up';
import { findLinkedSignUp, subtitleOf } from './linked-sign-up.ts';
import { type OwnAct, pathAfter, readOwnAct, savedAct, typedIn } from './own-acts.ts';
import { OwnSignUpPage } from './own-sign-up-page.tsx';
import { ErrorBoundary as UnknownLink } from './unknown-link.tsx';

export const handle: PageHandle = { hasForm: true, noIndex: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ title: 'Vaša prihláška', description: 'Stav prihlášky a\u00A0čo s\u00A0ňou' }) : [];

export { headers } from '#web/site/kit/private-headers.ts';
// shown where the link leads to nothing
export { notFound } from './unknown-link.tsx';

export async function loader({ context, params: { code }, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const signUp = await findLinkedSignUp(context, code);
  const { people, ...own } = await readOwnSignUp(app, signUp, await findCompany(app.db));
  const documents = await listSignUpDocuments(app.db, signUp.id);
  const size = { total: people.length, pageSize: PEOPLE_PER_PAGE };
  const page = pageWithin(requestedPage(url.searchParams.get('strana')), size);
  const first = (page - 1) * PEOPLE_PER_PAGE;
  return {
    code,
    subtitle: subtitleOf(signUp),
    documents: documents.map(({ id, number, facts: { title, name } }) => ({ id, number, title, name })),
    own,
    paymentQr: own.payment && qrPath(payBySquare(own.payment)),
    saved: savedAct(url.searchParams),
    places: initialPlaces(people.slice(first, first + PEOPLE_PER_PAGE), first + 1),
    pages: { page, ...size },
    isPaged: url.searchParams.has('strana'),
  };
}

interface OwnRefusal extends Refusal {
  names?: NamesRefusal;
}

export const action = pageAnswer(async (args: Route.ActionArgs): Promise<StoredForm | OwnRefusal> => {
  const app = appOf(args.context);
  const signUp = await findLinkedSignUp(args.context, args.params.code);
  const { code } = args.params;
  const reading = await readVisitorsForm(
    args,
    ({ texts }) => (texts.get('act') === 'names' ? { valid: true, fields: texts } : readOwnAct(texts, today(app))),
    { isShort: true },
  );
  if (!reading.valid) return reading;
  if (reading.fields instanceof FormData) {
    const page = requestedPage(args.url.searchParams.get('strana'));
    return saveNames(app, signUp, reading.fields, { code, page });
  }
  const { fields } = reading;
  const { outcome } = await app.change(APPLICANT, (change) => doOwnAct(change, signUp.id, fields));
  const message = REFUSALS[outcome];
  return message ? { errors: [{ field: 'act', message }], status: 409 } : { path: pathAfter(code, fields.act) };
}, typedIn);

async function saveNames(
  app: App,
  signUp: SignUpRecord,
  texts: FormData,
  { code, page }: { code: string; page: number },
): Promise<StoredForm | OwnRefusal> {
  if (!mayNamePeople(signUp, today(app))) return { path: ownSignUpPath(code) };
  const entered = readEnteredPlaces(texts);
  const read = readPlaces(entered, today(app));
  if (read.errors) return { errors: [], names: namesRefusal(entered, read) };
  const known = knownDuplicates(texts);
  const result = await app.change(APPLICANT, (change) => nameParticipants(change, signUp.id, read.places, known));
  if (result.outcome === 'saved') return { path: pathAfter(code, 'names', page) };
  if (result.outcome === 'not-found') return { path: ownSignUpPath(code) };
  return { errors: [], names: namesRefusal(entered, result), status: 409 };
}

/** A form with an unknown code is answered here; a page with one is that of `notFound`. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { phone } = useCompany();
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownLink />;
  return <ErrorMessage error={error} phone={phone} />;
}

export default OwnSignUpPage;

/** Does what a form of the page asks for. */
async function doOwnAct(change: Change<SignUpHolder>, id: string, act: OwnAct): Promise<{ outcome: string }> {
  switch (act.act) {
    case 'cancel':
      return cancelOwnSignUp(change, id);
    case 'withdraw':
      return withdrawOwnPeople(change, id, act);
    case 'replace':
      return replaceOwnPerson(change, id, act.participantId, act.colleague);
    case 'transfer':
      return transferOwnSignUp(change, id, act.courseId);
    case 'payer':
      return savePayer(change, id, act.payer, act.version);
    case 'feedback':
      return giveFeedback(change, id, act);
    case 'birthDates':
      return enterBirthDates(change, id, act.birthDates);
    case 'answer':
      return answerOffer(change, id, act.answer);
    case 'undo':
      return { outcome: await undoOwnAct(change, id) };
  }
}

/** Why nothing was done; after any other outcome the page shows the state as it is, also of a form sent twice. */
const REFUSALS: Record<string, string> = {
  'too-late': 'Na stránke sa to už zmeniť nedá. Zavolajte nám alebo napíšte.',
  'changed-meanwhile': 'Prihláška sa medzitým zmenila. Skontrolujte ju a\u00A0vyberte znova.',
  'no-participants-left': 'Ak nepríde nikto, zrušte celú prihlášku.',
  'no-seats': 'Na tom termíne už nie je dosť miest. Vaše doterajšie miesta platia ďalej.',
  'course-gone': 'Na ten termín sa už presunúť nedá. Vaše doterajšie miesta platia ďalej.',
  'course-cancelled': 'Ten termín sme zrušili. Vaše doterajšie miesta platia ďalej.',
  'course-past': 'Ten termín sa už začal. Vaše doterajšie miesta platia ďalej.',
  ended: 'Táto ponuka už neplatí.',
  impossible: 'Vrátiť sa to už nedá: miesta medzitým dostal niekto iný, alebo sa prihláška zmenila.',
};
