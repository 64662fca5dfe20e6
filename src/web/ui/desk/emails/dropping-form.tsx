import type { ListedEmail } from '#domain/emails/email.ts';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/ui/desk/keys.ts';

interface DroppingFormProps {
  email: Pick<ListedEmail, 'id'>;
  /** The page the email belongs to. */
  path: string;
  /** What is added to the form's address, to lead back to where its sender came from. */
  query?: string;
}

/** Says that an email shall not leave, or not once more. */
export function DroppingForm({ email, path, query = '' }: DroppingFormProps) {
  return (
    <DeskForm action={`${path}/listy/${email.id}/vyradenie${query}`} className="dropping-form">
      <button type="submit" className="btn btn--line btn--sm" {...keyThatFocuses(KEYS.remove)}>
        Neposielať
      </button>
    </DeskForm>
  );
}
