import contactPage from '#content/kontakt.yaml';
import { VISITOR } from '#domain/actor.ts';
import { addressLine, identification, withinDays } from '#domain/company/company-facts.ts';
import { CONTACT_FIELD_NAMES } from '#domain/contact-requests/contact-request.ts';
import { contactRequestSchema } from '#domain/contact-requests/contact-request-fields.ts';
import { parseFields } from '#domain/field-error.ts';
import { contactPageSchema } from '#domain/page-texts/contact-page-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findContactRequest, submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { appOf, pageIsPersonal, showInstead } from '#web/context.ts';
import { formValues } from '#web/forms/form-values.ts';
import { recordQuery } from '#web/forms/record-query.ts';
import { pageAnswer, readVisitorsForm, scriptAnswer } from '#web/forms/visitors-forms.ts';
import type { CanonicalQuery, PageHandle } from '#web/front/page-handle.ts';
import { CopyButton } from '#web/shared/copy-button.tsx';
import { Drawing } from '#web/shared/drawing.tsx';
import reception from '#web/shared/drawings/fragment-reception.svg?raw';
import { Icon } from '#web/shared/icon.tsx';
import { textPageMeta } from '#web/shared/page-meta.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { OUTCOME_ID } from '#web/shared/use-sent-form.tsx';
import { Island } from '#web/site/kit/island.tsx';
import { pinsOf } from '#web/site/kit/map-pins.ts';
import { PageHeader } from '#web/site/kit/page-header.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { localBusiness } from '#web/site/structured-data/local-business.ts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import type { Route } from './+types/contact';
import { Branches, visitableBranches } from './branches.tsx';
import { BranchesMap } from './branches-map.tsx';
import { ContactForm } from './contact-form.tsx';
import { DrawnMap } from './drawn-map.tsx';
import { Coordinator, coordinator, People, salesPeople } from './people.tsx';
import { findRequestedOffer, offerQuery } from './requested-offer.ts';
import { seatAndBranches } from './seat-and-branches.ts';

export const handle: PageHandle = {
  islands: 'contact',
  hasForm: true,
  dependsOn: ['company'],
  imageSources: ['https://tile.openstreetmap.org'],
};

/** The id of a request just sent without scripts, or what the form requests an offer of. */
export const canonicalQuery: CanonicalQuery = (query) => {
  const sent = recordQuery(query, 'dopyt');
  return sent.size > 0 ? sent : offerQuery(query);
};

/** `<title>` is literally „Contact“ (specification section 2.10; decisions: The site as a whole). */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  textPageMeta(loaderData && { ...loaderData.page, title: 'Contact' });

const PAGE = contactPageSchema.parse(contactPage);

export { headers } from '#web/shared/action-headers.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('dopyt');
  // an unknown id, for example one typed by hand, must not show that a request was sent
  const isSent = id !== null && (await findContactRequest(appOf(context).db, id)) !== undefined;
  if (isSent) pageIsPersonal(context);
  else if (id) showInstead(context, url.pathname);
  const offer = findRequestedOffer(url.searchParams);
  const message = `Mám záujem o\u00A0${offer?.message}.`;
  return { page: PAGE, isSent, filled: offer && { errors: [], values: { message } } };
}

async function send(args: Route.ActionArgs) {
  const reading = await readVisitorsForm(args, ({ texts }) =>
    parseFields(contactRequestSchema, submittedContact(texts)),
  );
  if (!reading.valid) return reading;
  const id = await appOf(args.context).change(VISITOR, (change) => submitContactRequest(change, reading.fields));
  return { stored: true, path: `/kontakt?dopyt=${id}#${OUTCOME_ID}` };
}

export const middleware = [scriptAnswer(send)];

export const action = pageAnswer(send, submittedContact);

/** What was typed into the form. */
function submittedContact(form: FormData) {
  return formValues(form, CONTACT_FIELD_NAMES);
}

export default function Contact({ loaderData: { page, isSent, filled }, actionData }: Route.ComponentProps) {
  const company = useCompany();
  const branches = visitableBranches(company);
  const answerWithin = withinDays(company.commitments.answerWithinDays);
  return (
    <>
      {branches.map((branch) => (
        <StructuredData key={branch.city + branch.street} of={(site) => localBusiness(branch, site)} />
      ))}
      <PageHeader
        title={page.title}
        subtitle={<MainNumber otherwise={page.subtitle} />}
        image={<Drawing svg={reception} />}
      >
        <a className="btn" href={`#${page.anchor}`}>
          Napísať nám <Icon name="down" />
        </a>
        {branches.length > 0 && (
          <a className="btn btn--line" href="#kamenne-prevadzky">
            {nonBreaking(page.branches.title)} <Icon name="down" />
          </a>
        )}
      </PageHeader>
      <ContactPeople page={page} />
      {branches.length > 0 && (
        <Section id="kamenne-prevadzky" className="section--plate section--lines" layout="cols">
          <div>
            <h2>{nonBreaking(page.branches.title)}</h2>
            <p className="lead">{nonBreaking(page.branches.text)}</p>
          </div>
          <Branches branches={branches} />
        </Section>
      )}
      <Section id="formular" layout="cols">
        <div className="stick">
          <h2 id="formular-nadpis">{nonBreaking(page.form.title)}</h2>
          <p className="lead">{nonBreaking(page.form.text)}</p>
          {answerWithin && <p>Odpovieme {answerWithin}.</p>}
          <p className="muted">Polia označené * sú povinné.</p>
        </div>
        <Island
          name="contact-form"
          of={ContactForm}
          props={{ answerWithin, returned: actionData ?? filled, isSent: isSent && !actionData }}
        />
      </Section>
      {(company.legalName || company.bank.iban) && (
        <Section id="fakturacne-udaje" className="section--plate section--lines" layout="cols">
          <div>
            <h2>{nonBreaking(page.billing.title)}</h2>
            <p className="lead">{nonBreaking(page.billing.text)}</p>
          </div>
          <Billing />
        </Section>
      )}
      <BranchesOnMap page={page} />
    </>
  );
}

type Page = Route.ComponentProps['loaderData']['page'];

/** The number to call first and when; the page's own text while the company's record has no number. */
function MainNumber({ otherwise }: { otherwise: string }) {
  const { phone, commitments } = useCompany();
  if (!phone) return nonBreaking(otherwise);
  return (
    <>
      <PhoneLink phone={phone} className="main-number" />
      <span className="opening-hours">{nonBreaking(commitments.openingHours)}</span>
    </>
  );
}

function ContactPeople({ page }: { page: Page }) {
  const company = useCompany();
  const people = salesPeople(company, page);
  const trainer = coordinator(company, page);
  if (people.length === 0 && !trainer) return null;
  return (
    <Section layout="contact-groups">
      {people.length > 0 && (
        <div>
          <h2>{nonBreaking(page.sales.title)}</h2>
          <People people={people} />
        </div>
      )}
      {trainer && (
        <div id="kurzy-a-skolenia-kontakt">
          <h2>{nonBreaking(page.courses.title)}</h2>
          <Coordinator person={trainer} ways={page.courses.ways} />
        </div>
      )}
    </Section>
  );
}

function BranchesOnMap({ page: { map } }: { page: Page }) {
  const { branches } = useCompany();
  const pins = pinsOf(branches.map((branch) => ({ ...branch, address: addressLine(branch) })));
  if (pins.length === 0) return null;
  return (
    <Section id="mapa">
      <Island name="branches-map" of={BranchesMap} props={{ pins, counted: seatAndBranches(branches), texts: map }}>
        <DrawnMap pins={pins} />
      </Island>
    </Section>
  );
}

/** Billing details; a row only for what is filled in. */
function Billing() {
  const company = useCompany();
  const { bank } = company;
  return (
    <dl className="billing">
      {bank.iban && (
        <div>
          <dt>IBAN</dt>
          <dd className="billing-iban">
            <span>{bank.iban}</span>
            <Island
              name="copy-iban"
              of={CopyButton}
              props={{
                text: bank.iban,
                label: 'Kopírovať IBAN',
                byHand: 'Nepodarilo sa, označte číslo a skopírujte ho.',
              }}
            />
          </dd>
        </div>
      )}
      {identification(company).map(([label, value]) => (
        <div key={label}>
          <dt>{nonBreaking(label)}</dt>
          <dd>{nonBreaking(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
