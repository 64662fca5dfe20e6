import type { ContactReply } from '#domain/contact-requests/contact-reply.ts';
import type { SentContactRequest } from '#domain/contact-requests/contact-request.ts';
import { didNotArrive, type ListedLetter, lastRepeatOf } from '#domain/letters/letter.ts';
import { CONTACT_REQUESTS } from '#web/ui/desk/desk-sections.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { LetterBadge, LetterReason } from '#web/ui/desk/letters/letter-state.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';

interface ConversationPanelProps {
  request: SentContactRequest;
  replies: readonly ContactReply[];
  letters: readonly ListedLetter[];
}

/** What they wrote and what was answered, in the order of time; nothing before the first answer. */
export function ConversationPanel({ request, replies, letters }: ConversationPanelProps) {
  if (replies.length === 0) return null;
  return (
    <Panel title="Rozhovor" note="čo odpovie zákazník, príde do e-mailu firmy">
      <ol className="remarks">
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
          <Reply key={reply.letterId} reply={reply} letter={lastRepeatOf(reply.letterId, letters)} id={request.id} />
        ))}
      </ol>
    </Panel>
  );
}

interface ReplyProps {
  reply: ContactReply;
  /** The letter by which it left last; it is erased before the answer is. */
  letter: ListedLetter | undefined;
  id: string;
}

function Reply({ reply, letter, id }: ReplyProps) {
  return (
    <li className={letter && didNotArrive(letter.status) ? 'failed' : undefined}>
      <p className="remark-head">
        <b>{reply.author}</b> <Instant at={reply.writtenAt} />
        {reply.isOffer && <span className="flag">ponuka</span>}
        {letter && <LetterBadge status={letter.status} />}
      </p>
      <p className="remark-title">{reply.subject}</p>
      <p className="as-typed">{reply.body}</p>
      {letter && (
        <>
          <LetterReason letter={letter} />
          <a className="arrow-link" href={`${CONTACT_REQUESTS}/${encodeURIComponent(id)}/listy/${letter.id}`}>
            {didNotArrive(letter.status) ? 'Opraviť adresu a\u00A0poslať znova' : 'Pozrieť e-mail'}
          </a>
        </>
      )}
    </li>
  );
}
