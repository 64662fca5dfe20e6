import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';
import { Question, type QuestionButton } from '#web/desk/kit/question.tsx';
import { staffMemberPath } from './move-links.ts';

interface StaffQuestionProps {
  member: { id: string; name: string; email: string };
  title: string;
  question: string;
  button: QuestionButton;
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
      <Question
        refusal={refusal}
        button={refusal ? undefined : button}
        back={{ label: 'Späť na zoznam', to: STAFF_MEMBERS }}
      >
        {!refusal && (
          <>
            <p>{nonBreaking(question)}</p>
            {children}
          </>
        )}
      </Question>
    </>
  );
}
