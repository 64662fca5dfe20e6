import { type Recipients, recipientsPhrase } from '#domain/courses/course-change.ts';

/** Whether the affected people are notified by email; nothing when there are no recipients. */
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
