import { isRouteErrorResponse } from 'react-router';
import { APPLICANT } from '#domain/actor.ts';
import { pageWithin, requestedPage } from '#domain/paging.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { mayNamePeople, ownSignUpPath } from '#domain/sign-ups/sign-up-link.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { listSignUpDocuments } from '#server/issued-documents/issued-documents.ts';
import { payBySquare } from '#server/payments/pay-by-square.ts';
import { readOwnSignUp } from '#server/sign-ups/own-sign-up.ts';
import { nameParticipants } from '#server/sign-ups/participant-naming.ts';
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
import type { PageHandle, PageModule } from '#web/front/page-handle.ts';
import { ErrorMessage } from '#web/shared/error-pages.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import { PEOPLE_PER_PAGE } from '#web/shared/people-per-page.ts';
import { qrPath } from '#web/shared/qr-path.ts';
import { privateHeaders } from '#web/site/kit/private-headers.ts';
import { useCompany } from '#web/site/kit/use-company.ts';
import type { Route } from './+types/own-sign-up';
import { findLinkedSignUp, subtitleOf } from './linked-sign-up.ts';
import { doOwnAct, REFUSALS } from './own-act.ts';
import { pathAfter, readOwnAct, savedAct, typedIn } from './own-acts.ts';
import { OwnSignUpPage } from './own-sign-up-page.tsx';
import { UnknownLink } from './unknown-link-message.tsx';

/** Shown where the link leads to nothing. */
export const notFound: PageModule['notFound'] = '/vasa-prihlaska';

export const handle: PageHandle = { hasForm: true, noIndex: true };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ title: 'Vaša prihláška', description: 'Stav prihlášky a\u00A0čo s\u00A0ňou' }) : [];

export const headers: Route.HeadersFunction = privateHeaders;

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
  const company = useCompany();
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownLink />;
  return <ErrorMessage error={error} company={company} />;
}

export default OwnSignUpPage;
