import type { ReactNode } from 'react';
import { missingNames } from '#domain/sign-ups/participant.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { TodayItem, TroubledEmails } from '#domain/today/today-item.ts';
import { people, troublePhrase } from '#domain/today/waiting-sentence.ts';
import { emailFromListPath } from '#web/desk/emails/email-list.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { CorrectionForm, type CorrectionRefusal, needsAddressCorrection } from './correction-form.tsx';
import { emailListFilterOf } from './item-path.ts';

interface TodayDetailsProps {
  item: TodayItem;
  next: string;
  /** The corrected address that was refused. */
  refusal: CorrectionRefusal | undefined;
}

/** Further details needed to close an item without opening it. */
export function TodayDetails({ item, next, refusal }: TodayDetailsProps) {
  switch (item.kind) {
    case 'newSignUps':
      return item.message ? (
        <Message text={item.message} />
      ) : (
        item.signUps.length > 1 && (
          <More title="Kto sa prihlásil">
            {item.signUps.map((signUp) => (
              <li key={signUp.id}>
                <a href={signUpList.record(signUp.id)}>{applicantName(signUp)}</a>
                {people(signUp.seats)}
              </li>
            ))}
          </More>
        )
      );
    case 'newRequests':
    case 'lowScores':
      return (
        <>
          <p>
            <PhoneLink phone={item.phone} />
          </p>
          {item.message && <Message text={item.message} />}
        </>
      );
    case 'endedOffers':
      return (
        <p>
          <PhoneLink phone={item.phone} />
        </p>
      );
    case 'dueSteps':
      return (
        <p>
          {item.assignee && `rieši ${item.assignee}, `}
          <PhoneLink phone={item.phone} />
        </p>
      );
    case 'emails':
    case 'heldEmails':
      return <EmailsDetails item={item} next={next} refusal={refusal} />;
    case 'noNames':
      return (
        <More title="Komu chýbajú">
          {item.signUps.map((signUp) => (
            <li key={signUp.id}>
              <a href={signUpList.record(signUp.id)}>{applicantName(signUp)}</a>, {missingNames(signUp.unnamed)}
              {signUp.email === '' && (
                <>
                  , <PhoneLink phone={signUp.phone} />
                </>
              )}
            </li>
          ))}
        </More>
      );
    case 'noLecturer':
    case 'belowMinimum':
    case 'upcomingCourse':
    case 'handOvers':
    case 'requestedDates':
    case 'ambiguousClients':
      return null;
  }
}

function EmailsDetails({ item, next, refusal }: { item: TroubledEmails } & Omit<TodayDetailsProps, 'item'>) {
  const why = nonBreaking(troublePhrase(item));
  const [email] = item.emails;
  return (
    <>
      {why && <p>{why}</p>}
      {needsAddressCorrection(item) && email && (
        <CorrectionForm email={email} item={item} next={next} refusal={refusal} />
      )}
      {item.count > 1 && (
        <More title="Komu">
          {item.emails.map(({ id, recipient, about, subject }) => (
            <li key={id}>
              <a href={emailFromListPath(about, id, emailListFilterOf(item))}>{recipient}</a>, {subject}
            </li>
          ))}
        </More>
      )}
    </>
  );
}

/** The first lines of a message. */
function Message({ text }: { text: string }) {
  return <blockquote className="today-message as-typed">„{text}“</blockquote>;
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="today-more folded">
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}
