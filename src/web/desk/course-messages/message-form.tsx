import type { Recipient } from '#domain/course-messages/recipient.ts';
import type { EmailTemplate } from '#domain/email-templates/email-template.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { coursePagePath, occupancyPath } from '#web/desk/courses/course-paths.ts';
import { BODY_HINT, SUBJECT_HINT } from '#web/desk/email-templates/template-form.tsx';
import { EnclosuresField } from '#web/desk/emails/enclosures-field.tsx';
import { emptyValues, type Fields, type RefusedForm, submittedValues, type ValuesOf } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { complaintAbout } from '#web/shared/field.tsx';
import { RecipientsField } from './recipients-field.tsx';

const MESSAGE_FIELDS = {
  audience: { label: 'Komu', as: 'select' },
  subject: { label: 'Predmet', hint: SUBJECT_HINT, isRequired: true },
  body: { label: 'Text', as: 'area', rows: 12, hint: BODY_HINT, isRequired: true },
  emptyAllowed: { label: 'Poslať, aj keď niektoré polia zostanú prázdne', as: 'checkbox' },
} satisfies Fields;

/** An email as text, and the ids of the sign-ups ticked in the list. */
export interface MessageValues extends ValuesOf<typeof MESSAGE_FIELDS> {
  chosen: string[];
}

export function submittedMessage(texts: FormData): MessageValues {
  return { ...submittedValues(MESSAGE_FIELDS, texts), chosen: texts.getAll('prihlaska').map(String) };
}

/** A new email: to the preselected sign-ups if there are any, otherwise to all with confirmed seats. */
export function newMessage(template: EmailTemplate | undefined, chosen: string[]): MessageValues {
  const { subject = '', body = '' } = template ?? {};
  const audience = chosen.length > 0 ? 'chosen' : 'confirmed';
  return { ...emptyValues(MESSAGE_FIELDS), audience, subject, body, chosen };
}

interface MessageFormProps {
  courseId: string;
  recipients: readonly Recipient[];
  values: MessageValues;
  /** A refused sending; where fields are empty for some recipients, a checkbox then allows it anyway. */
  refused: (RefusedForm<MessageValues> & { mustConfirmEmpty: boolean }) | undefined;
  /** The address of the initial preview. */
  previewPath: string;
}

const PREVIEW = 'nahlad-e-mailu';

/** An email to people of a course: recipients, text, files and a preview. */
export function MessageForm({ courseId, recipients, values, refused, previewPath }: MessageFormProps) {
  const emailPath = coursePagePath(courseId, 'listy/sprava');
  return (
    <RecordForm fields={MESSAGE_FIELDS} values={values} refused={refused} encType="multipart/form-data">
      {(field, { errors }) => (
        <>
          <RecipientsField
            recipients={recipients}
            values={refused?.values ?? values}
            error={complaintAbout('audience', errors)}
          />
          <Panel title="E-mail">
            <div className="panel-body stack">
              {field('subject')}
              {field('body')}
              {refused?.mustConfirmEmpty && field('emptyAllowed')}
              <EnclosuresField error={complaintAbout('files', errors)} />
            </div>
          </Panel>
          <Panel
            title="Náhľad"
            aside={
              // opens in the frame below, without scripts too
              <button type="submit" className="btn btn--line btn--sm" formAction={emailPath} formTarget={PREVIEW}>
                Ukázať e-mail
              </button>
            }
          >
            <iframe className="email-view" name={PREVIEW} src={previewPath} title="Náhľad e-mailu" sandbox="" />
          </Panel>
          <p className="muted">
            {nonBreaking(
              'Každý príjemca dostane svoj e-mail. Odíde o pol minúty, dovtedy ho v E-mailoch môžete zastaviť.',
            )}
          </p>
          <FormButtons save="Poslať e-mail" back={occupancyPath(courseId)} backLabel="Späť na kurz" />
        </>
      )}
    </RecordForm>
  );
}
