import { useRef } from 'react';
import type { Recipient } from '#domain/course-messages/recipient.ts';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { coursePagePath } from '#web/desk/courses/course-paths.ts';
import { occupancyPath } from '#web/desk/courses/occupancy-path.ts';
import { BODY_HINT, SUBJECT_HINT } from '#web/desk/email-templates/template-form.tsx';
import { EnclosuresField } from '#web/desk/emails/enclosures-field.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { useChangedForm } from '#web/desk/kit/use-changed-form.ts';
import { useWarningBeforeLeaving } from '#web/desk/kit/use-warning-before-leaving.ts';
import { complaintAbout, InputField, TextAreaField } from '#web/shared/field.tsx';
import type { MessageFormValues } from './message-values.ts';
import { RecipientsField } from './recipients-field.tsx';

interface MessageFormProps {
  courseId: string;
  recipients: readonly Recipient[];
  values: MessageFormValues;
  errors: FieldError[];
  /** The address of the initial preview. */
  previewPath: string;
  /** True when these values are from a refused sending and are stored nowhere else. */
  isUnsent: boolean;
  /** True when fields are empty for some recipients: a checkbox then allows sending anyway. */
  mustConfirmEmpty: boolean;
}

const PREVIEW = 'nahlad-e-mailu';

/** An email to people of a course: recipients, text, files and a preview. */
export function MessageForm(props: MessageFormProps) {
  const { courseId, recipients, values, errors, previewPath, isUnsent, mustConfirmEmpty } = props;
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useChangedForm(element);
  useWarningBeforeLeaving(isChanged || isUnsent, element);
  const emailPath = coursePagePath(courseId, 'listy/sprava');
  return (
    <DeskForm ref={element} encType="multipart/form-data" className="stack" noValidate>
      <RecipientsField recipients={recipients} values={values} error={complaintAbout('audience', errors)} />
      <Panel title="E-mail">
        <div className="panel-body stack">
          <InputField
            name="subject"
            label="Predmet *"
            hint={SUBJECT_HINT}
            defaultValue={values.subject}
            error={complaintAbout('subject', errors)}
          />
          <TextAreaField
            name="body"
            label="Text *"
            rows={12}
            hint={BODY_HINT}
            defaultValue={values.body}
            error={complaintAbout('body', errors)}
          />
          {mustConfirmEmpty && (
            <label className="opt">
              <input type="checkbox" name="emptyAllowed" defaultChecked={values.emptyAllowed} />
              <span>Poslať, aj keď niektoré polia zostanú prázdne</span>
            </label>
          )}
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
      <div className="btns">
        <button type="submit" className="btn">
          Poslať e-mail
        </button>
        <a className="btn btn--line" href={occupancyPath(courseId)}>
          Späť na kurz
        </a>
      </div>
    </DeskForm>
  );
}
