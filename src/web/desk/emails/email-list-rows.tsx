import { didNotArrive, type ReadableEmailAbout } from '#domain/emails/email.ts';
import { type EmailListRow, isActionAllowed } from '#domain/emails/email-list.ts';
import { EMAIL_TROUBLES } from '#domain/emails/email-trouble.ts';
import { HOLD_REASONS } from '#domain/emails/held-email.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import type { Column } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { More } from '#web/desk/kit/menu.tsx';
import { recordPath } from '#web/desk/kit/record-path.ts';
import { AddressForms, type CorrectionRefusal } from './email-forms.tsx';
import { type EmailFilter, emailFromListPath, emailList } from './email-list.ts';

/** The columns of all emails, of any subject. */
export function emailColumns(filter: EmailFilter, refusal: CorrectionRefusal | undefined): Column<EmailListRow>[] {
  return [
    { title: 'Napísaný', label: 'Napísaný', className: 'num', cell: ({ createdAt }) => <Instant at={createdAt} /> },
    {
      title: 'E-mail',
      className: 'title',
      cell: (email) => <EmailCell email={email} filter={filter} refusal={refusal} />,
    },
    { title: 'Komu', className: 'long', cell: ({ recipient }) => recipient },
    { title: 'Týka sa', className: 'long', cell: (email) => <About email={email} /> },
    { title: 'Stav', cell: ({ status }) => <StateBadge of="email" is={status} /> },
    { title: 'Pokusy', label: 'Pokusy', className: 'num r', cell: ({ attempts }) => attempts },
    { title: 'Akcie', className: 'r', cell: (email) => <Actions email={email} filter={filter} /> },
  ];
}

interface EmailInRow {
  email: EmailListRow;
  filter: EmailFilter;
}

function EmailCell({ email, filter, refusal }: EmailInRow & { refusal: CorrectionRefusal | undefined }) {
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
      <a href={recordPath(readable.about)}>{readable.aboutName}</a>
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
        <Act
          label={sending}
          name={`${sending} ${to}`}
          action={emailList.below('odoslanie', filter)}
          chosen={readable.id}
          keys="send"
          needsEnter
        />
      )}
      <More of={to}>
        <Act
          label={dropping}
          name={`${dropping} ${to}`}
          action={emailList.below('vyradenie', filter)}
          chosen={readable.id}
          keys="remove"
          needsEnter
          className="del"
        />
      </More>
    </div>
  );
}
