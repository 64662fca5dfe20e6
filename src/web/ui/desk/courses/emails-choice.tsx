import { type Recipients, recipientsPhrase } from '#domain/courses/course-change.ts';

/** Whether those whom it concerns are written to; nothing where there is nobody to write to. */
export function EmailsChoice({ recipients }: { recipients: Recipients }) {
  const phrase = recipientsPhrase(recipients);
  if (!phrase) return null;
  return (
    <label className="opt">
      <input type="checkbox" name="sendEmail" defaultChecked />
      <span>Poslať e-mail {phrase}</span>
    </label>
  );
}
