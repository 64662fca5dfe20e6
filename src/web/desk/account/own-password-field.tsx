import { InputField } from '#web/shared/field.tsx';

/** The current password, required before the account is changed. */
export function OwnPasswordField({ error }: { error: string | undefined }) {
  return (
    <InputField
      name="current"
      type="password"
      label="Súčasné heslo"
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
