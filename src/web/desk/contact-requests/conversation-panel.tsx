import type { ContactReply } from '#domain/contact-requests/contact-reply.ts';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactRequest,
  type SentContactRequest,
} from '#domain/contact-requests/contact-request.ts';
import { didNotArrive, type ListedEmail, lastRepeatOf } from '#domain/emails/email.ts';
import { EmailReason } from '#web/desk/emails/email-state.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { CONTACT_REQUESTS } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { type Fact, Facts, Panel } from '#web/desk/kit/panel.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';

interface ConversationPanelProps {
  request: SentContactRequest;
  replies: readonly ContactReply[];
  emails: readonly ListedEmail[];
}

/** The visitor's message and our replies, oldest first; nothing before the first reply. */
export function ConversationPanel({ request, replies, emails }: ConversationPanelProps) {
  if (replies.length === 0) return null;
  return (
    <Panel title="Rozhovor" note="čo odpovie zákazník, príde do e-mailu firmy">
      <ol className="lines">
        <li>
          <p className="remark-head">
            <b>
              {request.firstName} {request.lastName}
            </b>{' '}
            <Instant at={request.receivedAt} />
          </p>
          <p className="as-typed">{request.message}</p>
        </li>
        {replies.map((reply) => (
          <Reply key={reply.emailId} reply={reply} email={lastRepeatOf(reply.emailId, emails)} id={request.id} />
        ))}
      </ol>
    </Panel>
  );
}

interface ReplyProps {
  reply: ContactReply;
  /** The email that last sent the reply; it is erased earlier than the reply. */
  email: ListedEmail | undefined;
  id: string;
}

function Reply({ reply, email, id }: ReplyProps) {
  return (
    <li className={email && didNotArrive(email.status) ? 'urgent' : undefined}>
      <p className="remark-head">
        <b>{reply.author}</b> <Instant at={reply.writtenAt} />
        {reply.isOffer && <span className="flag">ponuka</span>}
        {email && <StateBadge of="email" is={email.status} />}
      </p>
      <p className="remark-title">{reply.subject}</p>
      <p className="as-typed">{reply.body}</p>
      {email && (
        <>
          <EmailReason email={email} />
          <a className="arrow-link" href={`${CONTACT_REQUESTS}/${encodeURIComponent(id)}/listy/${email.id}`}>
            {didNotArrive(email.status) ? 'Opraviť adresu a\u00A0poslať znova' : 'Pozrieť e-mail'}
          </a>
        </>
      )}
    </li>
  );
}

/** What the visitor sent, unchanged. */
export function SentPanel({ request }: { request: ContactRequest }) {
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <Facts facts={IN_ORDER.map((name) => factOf(name, request[name]))} />
    </Panel>
  );
}

/** The message, which the form asks for last, is read first. */
const IN_ORDER = [...new Set<ContactField>(['message', ...CONTACT_FIELD_NAMES])];

function factOf(name: ContactField, value: string): Fact {
  const { label } = CONTACT_FIELDS[name];
  switch (name) {
    case 'email':
      return [label, <a href={`mailto:${value}`}>{value}</a>];
    case 'phone':
      return [label, <PhoneLink phone={value} />, 'num'];
    default:
      return [label, value, 'as-typed'];
  }
}
