import { nonBreaking } from '#domain/slovak.ts';
import { DraftPreview } from '#web/desk/emails/draft-preview.tsx';
import { EnclosuresField } from '#web/desk/emails/enclosures.tsx';
import type { Fields, FormOf } from '#web/desk/kit/fields.ts';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { complaintAbout } from '#web/shared/field.tsx';

export const REPLY_FIELDS = {
  version: { as: 'hidden' },
  subject: {
    label: 'Predmet',
    hint: 'Ak ho nezmeníte, odpoveď sa zaradí pod e-mail, ktorý už zákazník má.',
    isRequired: true,
  },
  body: {
    label: 'Odpoveď',
    as: 'area',
    rows: 14,
    hint: 'Prázdny riadok oddelí odseky. Správu zákazníka a pätičku firmy pridá e-mail sám.',
    isRequired: true,
  },
  isOffer: { label: 'Toto je naša ponuka – dopyt prejde do stavu Ponuka', as: 'checkbox' },
} satisfies Fields;

interface ReplyFormProps extends FormOf<typeof REPLY_FIELDS> {
  recipient: string;
  /** The address of the request's page. */
  path: string;
  /** The address that renders the email as it would be sent. */
  previewPath: string;
}

/** The reply to a request, with a preview of the email; works without scripts. */
export function ReplyForm({ values, refused, recipient, path, previewPath }: ReplyFormProps) {
  return (
    <RecordForm fields={REPLY_FIELDS} values={values} refused={refused} encType="multipart/form-data">
      {(field, { errors }) => (
        <>
          <Panel title="E-mail" note={recipient} body="stack">
            {field('subject')}
            {field('body')}
            <EnclosuresField error={complaintAbout('files', errors)} />
            {field('isOffer')}
          </Panel>
          <DraftPreview path={previewPath} />
          <p className="muted">
            {nonBreaking('Odpoveď odíde o pol minúty, dovtedy ju v E-mailoch môžete zastaviť.')}
          </p>
          <FormButtons save="Poslať odpoveď" back={path} backLabel="Späť na dopyt" {...keyThatFocuses(KEYS.send)} />
        </>
      )}
    </RecordForm>
  );
}
