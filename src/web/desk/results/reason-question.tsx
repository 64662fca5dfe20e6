import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Question } from '#web/desk/kit/question.tsx';
import { complaintAbout, InputField } from '#web/shared/field.tsx';

interface ReasonQuestionProps {
  question: string;
  button: string;
  back: { label: string; to: string };
  errors: readonly FieldError[] | undefined;
}

/** Asks for the reason of an act that ends documents. */
export function ReasonQuestion({ question, button, back, errors }: ReasonQuestionProps) {
  return (
    <Question button={{ label: button, isRed: true }} back={back}>
      <p>{nonBreaking(question)}</p>
      <InputField
        name="dovod"
        label="Dôvod *"
        hint="Napríklad „bol vydaný na nesprávny deň“. Uvidí ho každý, kto doklad overí."
        error={complaintAbout('dovod', errors)}
        required
      />
    </Question>
  );
}
