import { useRef } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { EnclosuresField } from '#web/desk/emails/enclosures-field.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { useChangedForm } from '#web/desk/kit/use-changed-form.ts';
import { useWarningBeforeLeaving } from '#web/desk/kit/use-warning-before-leaving.ts';
import { complaintAbout, InputField, TextAreaField } from '#web/shared/field.tsx';
import type { ReplyFormValues } from './reply-values.ts';

interface ReplyFormProps {
  values: ReplyFormValues;
  version: number;
  errors: FieldError[];
  recipient: string;
  /** The address of the request's page. */
  path: string;
  /** The address that renders the email as it would be sent. */
  previewPath: string;
  /** True when these values are from a refused sending and are stored nowhere else. */
  isUnsent: boolean;
}

const PREVIEW = 'nahlad-odpovede';

/** The reply to a request, with a preview of the email; works without scripts. */
export function ReplyForm(props: ReplyFormProps) {
  const { values, version, errors, recipient, path, previewPath, isUnsent } = props;
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useChangedForm(element);
  useWarningBeforeLeaving(isChanged || isUnsent, element);
  return (
    <DeskForm ref={element} encType="multipart/form-data" className="stack" noValidate>
      <input type="hidden" name="version" value={version} />
      <Panel title="E-mail" note={recipient}>
        <div className="panel-body stack">
          <InputField
            name="subject"
            label="Predmet *"
            hint="Ak ho nezmeníte, odpoveď sa zaradí pod e-mail, ktorý už zákazník má."
            defaultValue={values.subject}
            error={complaintAbout('subject', errors)}
          />
          <TextAreaField
            name="body"
            label="Odpoveď *"
            rows={14}
            hint="Prázdny riadok oddelí odseky. Správu zákazníka a pätičku firmy pridá e-mail sám."
            defaultValue={values.body}
            error={complaintAbout('body', errors)}
          />
          <EnclosuresField error={complaintAbout('files', errors)} />
          <label className="opt">
            <input type="checkbox" name="isOffer" defaultChecked={values.isOffer} />
            <span>Toto je naša ponuka – dopyt prejde do stavu Ponuka</span>
          </label>
        </div>
      </Panel>
      <Panel
        title="Náhľad"
        aside={
          // opens in the frame below, without scripts too
          <button
            type="submit"
            className="btn btn--line btn--sm"
            formAction={previewPath}
            formTarget={PREVIEW}
            aria-keyshortcuts={KEYS.view}
          >
            Ukázať e-mail
          </button>
        }
      >
        <iframe
          className="email-view email-view--draft"
          name={PREVIEW}
          src={previewPath}
          title="Náhľad odpovede"
          sandbox=""
        />
      </Panel>
      <p className="muted">{nonBreaking('Odpoveď odíde o pol minúty, dovtedy ju v E-mailoch môžete zastaviť.')}</p>
      <div className="btns">
        <button type="submit" className="btn" {...keyThatFocuses(KEYS.send)}>
          Poslať odpoveď
        </button>
        <a className="btn btn--line" href={path}>
          Späť na dopyt
        </a>
      </div>
    </DeskForm>
  );
}
