import { href } from 'react-router';
import type { FieldError } from '#domain/field-error.ts';
import { gapsPhrase, movedSentence } from '#domain/payers/payer.ts';
import { type Payment, paymentFacts } from '#domain/payments/payment.ts';
import type { OwnSignUp } from '#domain/sign-ups/own-sign-up.ts';
import { missingNames } from '#domain/sign-ups/participant.ts';
import { ownFormPath } from '#domain/sign-ups/sign-up-link.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { QrCode, type QrPath } from '#web/shared/qr-code.tsx';
import { OUTCOME_ID } from '#web/shared/use-sent-form.tsx';
import { CourseTerms } from '#web/site/courses/course-terms.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import type { Route } from './+types/own-sign-up';
import { type ActRefusal, Complaints } from './act.tsx';
import { BirthDates, Cancellation, PayerAct, Replacement, Transfer, Withdrawal } from './acts.tsx';
import { AfterCourse } from './afterwards.tsx';
import { JustDone, OfferAnswer } from './answers.tsx';
import { FeedbackBox } from './feedback-box.tsx';
import { NamesAct } from './names-act.tsx';
import { SAVED_TITLES, type SavedAct } from './own-acts.ts';
import { OwnHeader } from './own-header.tsx';
import { StatePlate } from './state-plate.tsx';

type PageProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;
type Loaded = PageProps['loaderData'];

/** What an applicant has signed up for, its state, and what can be done with it (decision 0061). */
export function OwnSignUpPage({ loaderData, actionData: refusal }: PageProps) {
  const { code, subtitle, own, paymentQr, saved, documents } = loaderData;
  const refusalOf: RefusalOf = (act) => (refusal?.values.act === act ? refusal : undefined);
  return (
    <>
      <OwnHeader subtitle={subtitle} />
      <Section layout="own">
        <div className="own-wide">
          <Complaints errors={refusal ? errorsAbove(own, refusal) : []} />
          <StatePlate code={code} own={own} isOutcome={!saved} />
        </div>
        <div className="own-acts">
          <OwnDocuments code={code} documents={documents} />
          {own.act && <JustDone act={own.act} refusal={refusalOf('undo')} />}
          {saved && !refusal && <Saved act={saved} own={own} />}
          {own.offer && <OfferAnswer seats={own.offer.seats} refusal={refusalOf('answer')} />}
          {own.feedback && <FeedbackBox given={own.feedback.given} refusal={refusalOf('feedback')} />}
          {own.state === 'over' && <AfterCourse {...own} />}
          <Acts {...loaderData} refusalOf={refusalOf} />
          <Contact own={own} />
        </div>
        <aside className="own-aside">
          {own.formTitle && <FormLink code={code} title={own.formTitle} />}
          {own.payment && paymentQr && <PaymentCard payment={own.payment} qr={paymentQr} />}
          <CourseTerms />
        </aside>
      </Section>
    </>
  );
}

/** Why this form of the page was refused. */
type RefusalOf = (act: string) => PageProps['actionData'];

/** Why a form was refused, where it is not on the page any more, and what is wrong with any form. */
function errorsAbove(own: Loaded['own'], { errors, values: { act } }: ActRefusal): FieldError[] {
  const forms: Record<string, boolean> = {
    names: own.mayName,
    birthDates: own.withoutBirthDate.length > 0,
    withdraw: own.mayWithdraw,
    replace: own.mayReplace,
    transfer: mayMove(own),
    cancel: own.mayCancel,
    payer: own.payer !== undefined,
    answer: own.offer !== undefined,
    feedback: own.feedback !== undefined,
    undo: own.act !== undefined,
  };
  return errors.filter(({ field }) => field === 'form' || !forms[act]);
}

/** What can be done now; nothing with a sign-up that has ended. */
function Acts({ code, own, places, pages, isPaged, saved, refusalOf }: Loaded & { refusalOf: RefusalOf }) {
  const { unnamed, mayName, mayWithdraw, mayReplace, mayCancel, payer, withoutBirthDate } = own;
  if (!(mayName || mayReplace || mayCancel || payer)) return null;
  return (
    <>
      <h2>Čo chcete urobiť?</h2>
      <div className="own-list">
        {mayName && (
          <NamesAct
            code={code}
            unnamed={unnamed}
            places={places}
            pages={pages}
            refusal={refusalOf('names')}
            isOpen={unnamed > 0 || isPaged || saved === 'names'}
          />
        )}
        {withoutBirthDate.length > 0 && <BirthDates people={withoutBirthDate} refusal={refusalOf('birthDates')} />}
        {mayWithdraw && <Withdrawal own={own} refusal={refusalOf('withdraw')} />}
        {mayReplace && <Replacement own={own} refusal={refusalOf('replace')} />}
        {mayMove(own) && <Transfer own={own} refusal={refusalOf('transfer')} />}
        {mayCancel && <Cancellation own={own} refusal={refusalOf('cancel')} />}
        {payer && <PayerAct payer={payer} refusal={refusalOf('payer')} />}
      </div>
    </>
  );
}

/** After the course the dates are only those to sign up for anew. */
function mayMove({ mayCancel, dates }: Pick<OwnSignUp, 'mayCancel' | 'dates'>): boolean {
  return mayCancel && dates.length > 0;
}

/** The course's application form, filled in, to be signed. */
function FormLink({ code, title }: { code: string; title: string }) {
  return (
    <a className="card own-form" href={ownFormPath(code)}>
      <Icon name="file" />
      <span>{nonBreaking(title)}</span>
      <small>vyplnená, PDF</small>
    </a>
  );
}

/** What was saved and what is still missing. */
function Saved({ act, own: { unnamed, payer } }: { act: SavedAct; own: Loaded['own'] }) {
  const texts = {
    names: unnamed > 0 ? `Ešte ${missingNames(unnamed)}.` : 'Nechýba ani jedno.',
    birthDates: 'Ďakujeme.',
    payer:
      payer &&
      [movedSentence(payer.moved), payer.gaps.length > 0 && `Ešte ${gapsPhrase(payer.gaps)}.`]
        .filter(Boolean)
        .join(' '),
  };
  return (
    <section className="own-box">
      <h2 id={OUTCOME_ID} tabIndex={-1}>
        {SAVED_TITLES[act]}
      </h2>
      {texts[act] && <p>{nonBreaking(texts[act])}</p>}
    </section>
  );
}

/** Who else can open the page, and where to go for anything it cannot do. */
function Contact({ own: { state, isLate } }: Pick<Loaded, 'own'>) {
  const company = useCompany();
  const phone = company.desks.courses?.phones?.[0] || company.phone;
  return (
    <div className="own-contact">
      {isLate && <p>{nonBreaking('Zrušiť alebo presunúť prihlášku sa tu už nedá. Napíšte nám alebo zavolajte.')}</p>}
      <p className="muted">
        {nonBreaking(
          'Kto má odkaz z e-mailu, otvorí aj túto stránku. Posielajte ho len tomu, kto má prihlášku spravovať.',
        )}
      </p>
      <p className="btns">
        {(state === 'cancelled' || state === 'not-held') && (
          <a className="btn btn--line" href="/kurzy-a-skolenia">
            Vybrať iný termín
          </a>
        )}
        <a className="btn btn--line" href="/kontakt">
          Napíšte nám
        </a>
        {phone && <PhoneLink phone={phone} className="btn btn--line" />}
      </p>
    </div>
  );
}

/** The documents of the people of a sign-up, once they are issued. */
function OwnDocuments({ code, documents }: Pick<Loaded, 'code' | 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <section className="own-box">
      <h2>{documents.length === 1 ? 'Doklad o\u00A0kurze' : 'Doklady o\u00A0kurze'}</h2>
      <ul>
        {documents.map(({ id, number, title, name }) => (
          <li key={id}>
            <a href={href('/vasa-prihlaska/:code/doklad/:documentId', { code, documentId: id })}>
              {nonBreaking(`${name}: ${title} č. ${number}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The code for the bank's app, and the same facts for people who read this on the phone it would be scanned with. */
function PaymentCard({ payment, qr }: { payment: Payment; qr: QrPath }) {
  return (
    <section className="card own-payment" aria-labelledby="platba">
      <h2 id="platba">Zaplatiť vopred</h2>
      <p className="muted">{nonBreaking('Nemusíte. Ak chcete, naskenujte kód v aplikácii svojej banky.')}</p>
      <figure>
        <QrCode code={qr} label="Kód QR s údajmi platby, ktoré sú aj pod ním" />
        <figcaption>PAY by square</figcaption>
      </figure>
      <dl>
        {paymentFacts(payment).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{nonBreaking(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
