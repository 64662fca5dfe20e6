import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Complaint } from '#web/shared/field.tsx';
import { Picture } from '#web/shared/picture.tsx';
import { ActButton } from './acts.tsx';
import { DeskForm, Submit } from './desk-form.tsx';
import { PageHead } from './desk-head.tsx';
import { Panel } from './panel.tsx';
import { SendEmailField } from './send-email-field.tsx';

/** A question before an act. */
export interface Question {
  parents: { title: string; to: string }[];
  /** The act, also on its button. */
  title: string;
  /** The title of the document, where it is not the heading. */
  pageTitle?: string;
  /** What it is about. */
  note: string;
  picture?: { image: string; alt: string };
  /** What will follow. */
  consequence: string;
  email?: QuestionEmail;
  /** Why it cannot be done now. */
  refusal?: string;
  isRed?: boolean;
  /** Where the button says more than the title; `choice` is its value, where the command has variants. */
  button?: { label: string; choice?: { name: string; value: string } };
  back: { label: string; to: string };
}

/** The email that the act sends, unless it is unticked. */
interface QuestionEmail {
  /** „Poslať e-mail na …“; empty where no address is known. */
  label: string;
  /** The act is the email itself, so that it cannot be unticked. */
  isDue?: true;
  /** The address of its preview. */
  preview?: string;
  /** The title of its preview. */
  title?: string;
}

interface QuestionPageProps {
  question: Question;
  /** Why it was not done. */
  refusal?: string;
  /** Further text or fields. */
  children?: ReactNode;
}

/** Asks for confirmation before an act, and shows the exact email that it will send. */
export function QuestionPage({ question, refusal, children }: QuestionPageProps) {
  const { parents, title, pageTitle, note, picture, consequence, email } = question;
  const { isRed, button = { label: title }, back } = question;
  const isPossible = !question.refusal;
  const why = question.refusal ?? refusal;
  return (
    <>
      <PageHead parents={parents} title={title} pageTitle={pageTitle} note={note} />
      <DeskForm className="panel decision">
        <div className="panel-body">
          {picture && (
            <div className="photograph-now">
              <Picture {...picture} sizes="20rem" />
            </div>
          )}
          {isPossible && (
            <>
              <p>{nonBreaking(consequence)}</p>
              {children}
              {email?.label && (email.isDue ? <p>{email.label}</p> : <SendEmailField label={email.label} />)}
            </>
          )}
          {why && <Complaint id="refusal">{why}</Complaint>}
          <div className="btns">
            {isPossible && <Submit label={button.label} isRed={isRed} keys="confirm" needsEnter {...button.choice} />}
            <ActButton label={nonBreaking(back.label)} to={back.to} />
          </div>
        </div>
      </DeskForm>
      {email?.preview && (
        <Panel title={email.title ?? 'E-mail, ktorý odíde'}>
          <iframe className="email-view" src={email.preview} title="Náhľad e-mailu" sandbox="" />
        </Panel>
      )}
    </>
  );
}
