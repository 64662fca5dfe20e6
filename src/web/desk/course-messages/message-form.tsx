import type { Audience, Recipient } from '#domain/course-messages/recipient.ts';
import type { EmailTemplate } from '#domain/email-templates/email-template.ts';
import { SIGN_UP_STATE_LABELS } from '#domain/sign-ups/sign-up.ts';
import { counted, countedPeople, countedSeats } from '#domain/slovak.ts';
import { BODY_HINT, SUBJECT_HINT } from '#web/desk/email-templates/template-form.tsx';
import { FailedEmailFlag } from '#web/desk/kit/badge.tsx';
import { emptyValues, type Fields, submittedValues, type ValuesOf } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { Complaint } from '#web/shared/field.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';

export const MESSAGE_FIELDS = {
  audience: { label: 'Komu', as: 'select' },
  subject: { label: 'Predmet', hint: SUBJECT_HINT, isRequired: true },
  body: { label: 'Text', as: 'area', rows: 12, hint: BODY_HINT, isRequired: true },
  emptyAllowed: { label: 'Poslať, aj keď niektoré polia zostanú prázdne', as: 'checkbox' },
} satisfies Fields;

/** An email as text, and the ids of the sign-ups ticked in the list. */
interface MessageValues extends ValuesOf<typeof MESSAGE_FIELDS> {
  chosen: string[];
}

export function submittedMessage(texts: FormData): MessageValues {
  return { ...submittedValues(MESSAGE_FIELDS, texts), chosen: texts.getAll('prihlaska').map(String) };
}

/** A new email: to the preselected sign-ups if there are any, otherwise to all with confirmed seats. */
export function newMessage(template: EmailTemplate | undefined, chosen: string[]): MessageValues {
  const { subject = '', body = '' } = template ?? {};
  const audience = chosen.length > 0 ? 'chosen' : 'confirmed';
  return { ...emptyValues(MESSAGE_FIELDS), audience, subject, body, chosen };
}

interface RecipientsFieldProps {
  recipients: readonly Recipient[];
  values: MessageValues;
  error: string | undefined;
}

/** The recipients, and those who have no usable address; works without scripts. */
export function RecipientsField({ recipients, values, error }: RecipientsFieldProps) {
  const of = (status: Recipient['status']) => recipients.filter((recipient) => recipient.status === status);
  return (
    <Panel title="Komu">
      <fieldset className="panel-body recipients" aria-describedby={error && 'audience-error'}>
        <legend className="sr-only">Komu e-mail pôjde</legend>
        {error && <Complaint id="audience-error">{error}</Complaint>}
        <AudienceOption audience="confirmed" values={values} label="Všetkým s miestom" recipients={of('confirmed')} />
        <AudienceOption audience="waiting" values={values} label="Všetkým náhradníkom" recipients={of('waiting')} />
        <AudienceOption audience="chosen" values={values} label="Iba označeným v zozname" />
        <Unreached
          title="Bez e-mailu, napísať im nemožno"
          recipients={recipients.filter(({ email }) => email === '')}
        />
        <Unreached
          title="Zadržíme, lebo adresa nám e-mail vrátila"
          recipients={recipients.filter(({ isBounced }) => isBounced)}
        />
        <ul aria-label="Prihlášky">
          {recipients.map((recipient) => (
            <li key={recipient.id}>
              <label className="opt">
                <input
                  type="checkbox"
                  name="prihlaska"
                  value={recipient.id}
                  defaultChecked={values.chosen.includes(recipient.id)}
                  disabled={recipient.email === ''}
                />
                <span>
                  <b>{recipient.name}</b>, {countedSeats(recipient.seats)}
                  {recipient.status === 'waiting' && `, ${SIGN_UP_STATE_LABELS.waiting.toLowerCase()}`}
                  <Reach recipient={recipient} />
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </Panel>
  );
}

interface AudienceOptionProps {
  audience: Audience;
  values: MessageValues;
  label: string;
  /** The recipients, where they are already determined. */
  recipients?: readonly Recipient[];
}

function AudienceOption({ audience, values, label, recipients }: AudienceOptionProps) {
  const people = recipients?.reduce((sum, { seats }) => sum + seats, 0);
  return (
    <label className="opt">
      <input
        type="radio"
        name="audience"
        value={audience}
        defaultChecked={values.audience === audience}
        id={audience === 'confirmed' ? 'audience' : undefined}
      />
      <span>
        {label}
        {recipients && (
          <span className="muted">
            {' – '}
            {counted(recipients.length, 'prihláška', 'prihlášky', 'prihlášok')}, {countedPeople(people ?? 0)}
          </span>
        )}
      </span>
    </label>
  );
}

/** Recipients who get no email, or only after staff allow it. */
function Unreached({ title, recipients }: { title: string; recipients: readonly Recipient[] }) {
  if (recipients.length === 0) return null;
  return (
    <p className="muted">
      <b>{title}:</b> {recipients.map(({ name }) => name).join(', ')}
    </p>
  );
}

/** The address of a recipient, or why there is none. */
function Reach({ recipient: { email, phone, isBounced, hasFailedEmail } }: { recipient: Recipient }) {
  if (email === '')
    return (
      <span className="sub">
        bez e-mailu, treba zavolať: <PhoneLink phone={phone} />
      </span>
    );
  if (isBounced)
    return <span className="sub">{email} – adresa nám e-mail vrátila, zadržíme ho v&nbsp;E-mailoch</span>;
  return (
    <span className="sub">
      {email} {hasFailedEmail && <FailedEmailFlag />}
    </span>
  );
}
