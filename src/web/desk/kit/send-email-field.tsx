import { useDeskData } from './use-desk-data.ts';

/** Sent with the choice, because an unticked one sends nothing. */
const OFFERED = 'sendEmailOffered';

/** Whether an act sends its email; a refused form shows what was chosen in it. */
export function SendEmailField({ label }: { label: string }) {
  const isDeclined = useDeskData()?.isEmailDeclined;
  return (
    <label className="opt">
      <input type="hidden" name={OFFERED} value="on" />
      <input type="checkbox" name="sendEmail" defaultChecked={!isDeclined} />
      <span>{label}</span>
    </label>
  );
}

/** Whether a form was sent without the email that it offered. */
export function declinesEmail(texts: FormData): boolean {
  return texts.has(OFFERED) && !texts.has('sendEmail');
}
