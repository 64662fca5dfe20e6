import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { PageHead } from '#web/ui/desk/desk-head.tsx';
import { STAFF_MEMBERS } from '#web/ui/desk/desk-sections.ts';
import { KEYS, keyThatFocuses } from '#web/ui/desk/keys.ts';
import { Complaint } from '#web/ui/shared/field.tsx';
import { staffMemberPath } from './move-links.ts';

interface StaffQuestionProps {
  member: { id: string; name: string; email: string };
  title: string;
  question: string;
  button: { label: string; isRed?: boolean };
  /** Why the action is impossible; then there is no button. */
  refusal: string | undefined;
  /** Further text or fields. */
  children?: ReactNode;
}

/** Asks for confirmation before an action on a staff member. */
export function StaffQuestion({ member, title, question, button, refusal, children }: StaffQuestionProps) {
  const { id, name, email } = member;
  return (
    <>
      <PageHead
        parents={[
          { title: 'Ľudia', to: STAFF_MEMBERS },
          { title: name, to: staffMemberPath(id) },
        ]}
        title={title}
        note={
          <>
            {name}, {email}
          </>
        }
      />
      <DeskForm className="panel decision">
        <div className="panel-body">
          {refusal ? (
            <Complaint>{nonBreaking(refusal)}</Complaint>
          ) : (
            <>
              <p>{nonBreaking(question)}</p>
              {children}
            </>
          )}
          <div className="btns">
            {!refusal && (
              <button
                type="submit"
                className={button.isRed ? 'btn btn--red' : 'btn'}
                {...keyThatFocuses(KEYS.confirm)}
              >
                {button.label}
              </button>
            )}
            <a className="btn btn--line" href={STAFF_MEMBERS}>
              Späť na zoznam
            </a>
          </div>
        </div>
      </DeskForm>
    </>
  );
}
