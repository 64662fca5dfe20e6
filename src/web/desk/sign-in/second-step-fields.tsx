import { InputField } from '#web/shared/field.tsx';

/** The second step of a sign-in: a code and the button. */
export function SecondStepFields({ complaint }: { complaint: string | undefined }) {
  return (
    <>
      <InputField
        name="code"
        label="Kód z aplikácie"
        hint="Šesť číslic, alebo záložný kód, ak aplikáciu nemáte pri sebe."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={complaint}
      />
      <button className="btn" type="submit">
        Overiť
      </button>
    </>
  );
}
