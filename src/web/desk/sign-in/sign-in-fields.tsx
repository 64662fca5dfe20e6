import { PASSWORD_LENGTH_MIN } from '#domain/staff/staff.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { Complaint, InputField } from '#web/shared/field.tsx';

/** Email, password and the button; above them the error of the last attempt. */
export function SignInFields({ refusal }: { refusal: { email: string; message: string } | undefined }) {
  return (
    <>
      {refusal && <Complaint id="sign-in-error">{refusal.message}</Complaint>}
      <AccountEmailField defaultValue={refusal?.email} />
      <InputField
        name="password"
        type="password"
        label="Heslo"
        autoComplete="current-password"
        required
        aria-describedby={refusal && 'sign-in-error'}
      />
      <Submit label="Prihlásiť sa" />
    </>
  );
}

/** The email of an account. */
export function AccountEmailField(field: { defaultValue: string | undefined; error?: string }) {
  return <InputField name="email" type="email" label="E-mail" autoComplete="username" required {...field} />;
}

/** The name of the member of staff. */
export function AccountNameField(field: { defaultValue: string | undefined; error: string | undefined }) {
  return <InputField name="name" label="Meno a priezvisko" autoComplete="name" required {...field} />;
}

/** The second step of a sign-in: a code and the button. */
export function SecondStepFields({ complaint }: { complaint: string | undefined }) {
  return (
    <>
      <InputField
        name="code"
        label="Kód z aplikácie"
        hint="Šesť číslic, alebo záložný kód, ak aplikáciu nemáte pri sebe. Ak nemáte ani ten, heslo Vám obnoví správca."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={complaint}
      />
      <Submit label="Overiť" />
    </>
  );
}

/** A new password; pasting and password managers are allowed. */
export function NewPasswordField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <InputField
      name="password"
      type="password"
      label={label}
      hint={`Aspoň ${PASSWORD_LENGTH_MIN} znakov, nič bežné. Stačí aj celá veta.`}
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH_MIN}
      required
      error={error}
    />
  );
}
