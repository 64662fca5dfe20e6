import { InputField } from '#web/ui/shared/field.tsx';

/** The password somebody signs in by, asked for before the account is changed. */
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
