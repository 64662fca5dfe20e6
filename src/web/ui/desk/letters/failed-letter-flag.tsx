/** A remark on a row: one of its letters did not arrive, somebody must look. */
export function FailedLetterFlag() {
  return <span className="flag flag--bad">E-mail nedoručený</span>;
}
