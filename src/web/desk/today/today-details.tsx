import type { ReactNode } from 'react';
import { missingNames } from '#domain/sign-ups/participant.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { TodayItem, TroubledEmails, WaitingItem } from '#domain/today/today-item.ts';
import { people, troublePhrase } from '#domain/today/waiting-sentence.ts';
import type { CorrectionRefusal } from '#web/desk/emails/email-forms.tsx';
import { emailFromListPath } from '#web/desk/emails/email-list.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { CorrectionForm, needsAddressCorrection } from './item-form.tsx';
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
      return <NewSignUpsDetails item={item} />;
    case 'newRequests':
    case 'lowScores':
      return (
        <>
          <p>
            {'assignee' in item && item.assignee && `riešil(a) ${item.assignee}, `}
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
              <a href={signUpList.record(signUp.id)}>{nonBreaking(applicantName(signUp))}</a>,{' '}
              {missingNames(signUp.unnamed)}
              {signUp.email === '' && (
                <>
                  , <PhoneLink phone={signUp.phone} />
                </>
              )}
            </li>
          ))}
        </More>
      );
    case 'renewals':
      return (
        <>
          <p>{item.isErased ? 'Prihláška je už vymazaná.' : <PhoneLink phone={item.phone} />}</p>
          {(item.holders.length > 1 || item.holders[0] !== item.name) && (
            <More title="Koho sa to týka">
              {item.holders.map((name, index) => (
                <li key={index}>{name}</li>
              ))}
            </More>
          )}
        </>
      );
    case 'noLecturer':
    case 'belowMinimum':
    case 'upcomingCourse':
    case 'closings':
    case 'handOvers':
    case 'requestedDates':
    case 'ambiguousClients':
      return null;
  }
}

/** All messages are in sight, as one press marks them all as read. */
function NewSignUpsDetails({ item: { signUps } }: { item: WaitingItem<'newSignUps'> }) {
  const isOne = signUps.length === 1;
  const silent = signUps.filter(({ message }) => message === '');
  return (
    <>
      {signUps
        .filter(({ message }) => message !== '')
        .map((signUp) => (
          <Message key={signUp.id} text={signUp.message} by={isOne ? undefined : signUp} />
        ))}
      {!isOne && silent.length > 0 && (
        <More title={silent.length < signUps.length ? 'Bez správy' : 'Kto sa prihlásil'}>
          {silent.map((signUp) => (
            <li key={signUp.id}>
              <a href={signUpList.record(signUp.id)}>{nonBreaking(applicantName(signUp))}</a>
              {people(signUp.seats)}
            </li>
          ))}
        </More>
      )}
    </>
  );
}

function EmailsDetails({ item, next, refusal }: { item: TroubledEmails } & Omit<TodayDetailsProps, 'item'>) {
  const why = nonBreaking(troublePhrase(item));
  const [email] = item.emails;
  return (
    <>
      {why && <p>{why}</p>}
      {item.count === 1 && email && (
        <p>
          {email.name} {email.phone && <PhoneLink phone={email.phone} />}
        </p>
      )}
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

interface MessageProps {
  /** The first lines. */
  text: string;
  /** Named where several messages are shown. */
  by?: WaitingItem<'newSignUps'>['signUps'][number] | undefined;
}

function Message({ text, by }: MessageProps) {
  return (
    <blockquote className="today-message as-typed">
      <p>
        {by && <a href={signUpList.record(by.id)}>{nonBreaking(applicantName(by))}:</a>} „{text}“
      </p>
    </blockquote>
  );
}

function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="today-more folded">
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}
