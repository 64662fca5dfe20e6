import type { ListedEmail } from '#domain/emails/email.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';

interface DroppingFormProps {
  email: Pick<ListedEmail, 'id'>;
  /** The page of the email's subject. */
  path: string;
  /** The query added to the form's address, which leads back to where the user came from. */
  query?: string;
}

/** Cancels sending an email, or sending it again. */
export function DroppingForm({ email, path, query = '' }: DroppingFormProps) {
  return (
    <DeskForm action={`${path}/listy/${email.id}/vyradenie${query}`}>
      <button type="submit" className="btn btn--line btn--sm" {...keyThatFocuses(KEYS.remove)}>
        Neposielať
      </button>
    </DeskForm>
  );
}
