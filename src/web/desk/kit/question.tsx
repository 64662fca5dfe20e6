import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Complaint } from '#web/shared/field.tsx';
import { DeskForm } from './desk-form.tsx';
import { KEYS, keyThatFocuses } from './keys.ts';
import { Panel } from './panel.tsx';

/** `choice` is the button's value, where the command has variants. */
export interface QuestionButton {
  label: string;
  isRed?: boolean;
  choice?: { name: string; value: string };
}

interface QuestionProps {
  /** The page's own address by default. */
  action?: string;
  children: ReactNode;
  refusal?: string | undefined;
  /** Undefined where it cannot be done now. */
  button: QuestionButton | undefined;
  back: { label: string; to: string };
}

/** Asks for confirmation before an act. */
export function Question({ action, children, refusal, button, back }: QuestionProps) {
  return (
    <DeskForm action={action} className="panel decision">
      <div className="panel-body">
        {children}
        {refusal && <Complaint id="refusal">{nonBreaking(refusal)}</Complaint>}
        <div className="btns">
          {button && (
            <button
              type="submit"
              className={button.isRed ? 'btn btn--red' : 'btn'}
              {...button.choice}
              {...keyThatFocuses(KEYS.confirm)}
            >
              {button.label}
            </button>
          )}
          <a className="btn btn--line" href={back.to}>
            {nonBreaking(back.label)}
          </a>
        </div>
      </div>
    </DeskForm>
  );
}

/** The exact email that the act will send; `src` is the address of its preview. */
export function EmailPreview({ src, title = 'E-mail, ktorý odíde' }: { src: string; title?: string }) {
  return (
    <Panel title={title}>
      <iframe className="email-view" src={src} title="Náhľad e-mailu" sandbox="" />
    </Panel>
  );
}
