import { EMAIL_TITLES, type EmailKind } from '#domain/emails/email.ts';
import { EMAILS_PER_ACTION_MAX } from '#domain/emails/email-list.ts';
import { HOLD_REASONS, type HoldReason } from '#domain/emails/held-email.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { CHOICE } from '#web/desk/kit/choice.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Question } from '#web/desk/kit/question.tsx';
import { type EmailFilter, emailList } from './email-list.ts';

interface EmailsDecisionProps {
  title: string;
  /** „Odídu hneď“ or „Neodídu“ and the rest of the sentence. */
  question: string;
  emails: { id: string; kind: EmailKind; recipient: string }[];
  /** How many are left out because of their address. */
  returned: number;
  hasMore: boolean;
  filter: EmailFilter;
  heldBecause?: HoldReason;
  step: 'odoslanie' | 'vyradenie';
  button: string;
}

/** Confirms an action on all emails of the list: shows which ones, and their recipients. */
export function EmailsDecision({ emails, filter, heldBecause, title, ...rest }: EmailsDecisionProps) {
  const narrowing = [...emailList.narrowing(filter), ...(heldBecause ? [HOLD_REASONS[heldBecause]] : [])];
  return (
    <>
      <PageHead
        parents={[{ title: 'E-maily', to: emailList.at(filter) }]}
        title={title}
        note={emailsPhrase(emails.length)}
      />
      <Question
        action={emailList.below(rest.step, filter)}
        button={emails.length > 0 ? { label: rest.button, isRed: true } : undefined}
        back={{ label: 'Späť na e-maily', to: emailList.at(filter) }}
      >
        {narrowing.length > 0 && <p>{nonBreaking(`Výber: ${narrowing.join(', ')}.`)}</p>}
        {emails.length > 0 && <Affected emails={emails} question={rest.question} />}
        {rest.step === 'odoslanie' && <input type="hidden" name="bez-vratenych" value="on" />}
        <SkippedEmails {...rest} isEmpty={emails.length === 0} />
      </Question>
    </>
  );
}

function Affected({ emails, question }: Pick<EmailsDecisionProps, 'emails' | 'question'>) {
  const kinds = Map.groupBy(emails, ({ kind }) => kind);
  return (
    <>
      <p>{nonBreaking(question)}</p>
      <ul className="affected">
        {[...kinds].map(([kind, { length }]) => (
          <li key={kind}>
            <b>{EMAIL_TITLES[kind]}</b> – {emailsPhrase(length)}
          </li>
        ))}
      </ul>
      <details>
        <summary>Komu</summary>
        <ul className="affected">
          {emails.map(({ id, kind, recipient }) => (
            <li key={id}>
              <input type="hidden" name={CHOICE} value={id} />
              {recipient}, {EMAIL_TITLES[kind]}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The emails left out, and why. */
function SkippedEmails({
  returned,
  hasMore,
  isEmpty,
}: Pick<EmailsDecisionProps, 'returned' | 'hasMore'> & { isEmpty: boolean }) {
  return (
    <>
      {isEmpty && <p>{nonBreaking('Vo výbere nie je e-mail, s ktorým by sa to teraz dalo urobiť.')}</p>}
      {returned > 0 && (
        <p>
          {nonBreaking(
            `${counted(returned, 'e-mail vynecháme', 'e-maily vynecháme', 'e-mailov vynecháme')}: z ich adresy sa nám e-mail vrátil. Adresu najprv opravte alebo potvrďte v zozname.`,
          )}
        </p>
      )}
      {hasMore && (
        <p>
          {nonBreaking(
            `Naraz je to najviac ${EMAILS_PER_ACTION_MAX} e-mailov, od najstarších. O ostatných rozhodnete potom rovnako.`,
          )}
        </p>
      )}
    </>
  );
}

function emailsPhrase(count: number): string {
  return counted(count, ...emailList.noun);
}
