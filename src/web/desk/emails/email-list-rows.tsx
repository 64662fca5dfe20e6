import { didNotArrive, type ReadableEmailAbout } from '#domain/emails/email.ts';
import { type EmailListRow, isActionAllowed } from '#domain/emails/email-list.ts';
import { EMAIL_TROUBLES } from '#domain/emails/email-trouble.ts';
import { HOLD_REASONS } from '#domain/emails/held-email.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { CHOICE } from '#web/desk/kit/choice.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { More } from '#web/desk/kit/menu.tsx';
import { ChoiceBox } from '#web/desk/kit/selection.tsx';
import { AddressForms } from './address-forms.tsx';
import { type EmailFilter, emailFromListPath, emailList, emailOwnerPath } from './email-list.ts';

/** The id of the form the row checkboxes belong to. */
export const CHOSEN_EMAILS = 'chosen-emails';

/** A refused corrected address, and its email. */
export interface AddressRefusal {
  emailId: string;
  email: string;
  message: string;
}

interface EmailListRowsProps {
  emails: EmailListRow[];
  filter: EmailFilter;
  refusal: AddressRefusal | undefined;
}

/** All emails, of any subject. */
export function EmailListRows({ emails, filter, refusal }: EmailListRowsProps) {
  return (
    <Rows label="E-maily" columns={COLUMNS}>
      {emails.map((email, index) => (
        <tr
          // emails to colleagues have no public id; rows have no state, so the index is safe as a key
          key={email.readable?.id ?? index}
          className={didNotArrive(email.status) ? 'urgent' : undefined}
        >
          <td className="sel">
            <Choice email={email} />
          </td>
          <td className="num" data-label="Napísaný">
            <Instant at={email.createdAt} />
          </td>
          <td className="title">
            <EmailCell email={email} filter={filter} refusal={refusal} />
          </td>
          <td className="long">{email.recipient}</td>
          <td className="long">
            <About email={email} />
          </td>
          <td>
            <StateBadge of="email" is={email.status} />
          </td>
          <td className="num r" data-label="Pokusy">
            {email.attempts}
          </td>
          <td>
            <Actions email={email} filter={filter} />
          </td>
        </tr>
      ))}
    </Rows>
  );
}

const COLUMNS = [
  { title: 'Výber' },
  { title: 'Napísaný' },
  { title: 'E-mail' },
  { title: 'Komu' },
  { title: 'Týka sa' },
  { title: 'Stav' },
  { title: 'Pokusy', className: 'r' },
  { title: 'Akcie', className: 'r' },
];

/** Whether staff can still decide about an email. */
export function isChoosable({ readable, status }: EmailListRow): boolean {
  return readable !== null && isActionAllowed('drop', status);
}

function Choice({ email }: { email: EmailListRow }) {
  const { readable, recipient } = email;
  if (!readable || !isChoosable(email)) return null;
  return <ChoiceBox form={CHOSEN_EMAILS} value={readable.id} label={`e-mail pre ${recipient}`} />;
}

interface EmailInRow {
  email: EmailListRow;
  filter: EmailFilter;
}

function EmailCell({ email, filter, refusal }: EmailInRow & Pick<EmailListRowsProps, 'refusal'>) {
  const { readable, heldBecause, cause, status } = email;
  if (!readable) return <span className="muted">E-mail o&nbsp;prístupe do správy</span>;
  return (
    <>
      <a href={emailFromListPath(readable.about, readable.id, filter)}>{nonBreaking(readable.subject)}</a>
      {heldBecause && <div className="email-reason">{nonBreaking(HOLD_REASONS[heldBecause])}</div>}
      {cause && (
        <div className={didNotArrive(status) ? 'email-reason email-reason--bad' : 'email-note'}>
          {nonBreaking(EMAIL_TROUBLES[cause])}
        </div>
      )}
      {isActionAllowed('correct', status) && (
        <AddressForms
          email={{ ...email, ...readable }}
          filter={filter}
          refusal={refusal?.emailId === readable.id ? refusal : undefined}
        />
      )}
    </>
  );
}

const ABOUT_LABELS = {
  signUp: 'prihláška',
  contactRequest: 'dopyt',
  waitlistEntry: 'záujem o termín',
} as const satisfies Record<ReadableEmailAbout['noun'], string>;

function About({ email: { readable } }: { email: EmailListRow }) {
  if (!readable) return <span>Ľudia</span>;
  return (
    <>
      <a href={emailOwnerPath(readable.about)}>{readable.aboutName}</a>
      <span className="sub">{nonBreaking(ABOUT_LABELS[readable.about.noun])}</span>
    </>
  );
}

function Actions({ email: { readable, status, recipient }, filter }: EmailInRow) {
  if (!readable || !isActionAllowed('drop', status)) return null;
  const to = `e-mail pre ${recipient}`;
  const sending = status === 'held' ? 'Poslať' : 'Poslať znova';
  const dropping = status === 'waiting' ? 'Zastaviť' : 'Neposielať';
  return (
    <div className="row-actions">
      {isActionAllowed('send', status) && (
        <DeskForm action={emailList.below('odoslanie', filter)}>
          <input type="hidden" name={CHOICE} value={readable.id} />
          <button type="submit" aria-label={`${sending} ${to}`} {...keyThatFocuses(KEYS.send)}>
            {sending}
          </button>
        </DeskForm>
      )}
      <More of={to}>
        <DeskForm action={emailList.below('vyradenie', filter)}>
          <input type="hidden" name={CHOICE} value={readable.id} />
          <button type="submit" className="del" aria-label={`${dropping} ${to}`} {...keyThatFocuses(KEYS.remove)}>
            {dropping}
          </button>
        </DeskForm>
      </More>
    </div>
  );
}
