import type { ContactReply } from '#domain/contact-requests/contact-reply.ts';
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactRequest,
} from '#domain/contact-requests/contact-request.ts';
import { didNotArrive, type ListedEmail, lastRepeatOf } from '#domain/emails/email.ts';
import { EmailReason } from '#web/desk/emails/email-state.tsx';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { CONTACT_REQUESTS } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Facts, Panel } from '#web/desk/kit/panel.tsx';
import type { Route } from './+types/contact-request';

type ConversationPanelProps = Pick<Route.ComponentProps['loaderData'], 'request' | 'replies' | 'emails'>;

/** The visitor's message and our replies, oldest first. */
export function ConversationPanel({ request, replies, emails }: ConversationPanelProps) {
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

/** What else the visitor sent, unchanged; the head of the page says who it is. */
export function SentPanel({ request }: { request: ContactRequest }) {
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <Facts facts={ABOUT_COMPANY.map((name) => [CONTACT_FIELDS[name].label, request[name], 'as-typed'])} />
    </Panel>
  );
}

const ELSEWHERE: readonly ContactField[] = ['firstName', 'lastName', 'email', 'phone', 'company', 'message'];
const ABOUT_COMPANY = CONTACT_FIELD_NAMES.filter((name) => !ELSEWHERE.includes(name));
