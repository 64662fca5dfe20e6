/** Marks a row with an undelivered email, which staff must check. */
export function FailedEmailFlag() {
  return <span className="flag flag--bad">E-mail nedoručený</span>;
}
