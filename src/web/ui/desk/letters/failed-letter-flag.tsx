/** A remark on a row: one of its letters was given up, somebody must look. */
export function FailedLetterFlag() {
  return <span className="flag flag--bad">E-mail zlyhal</span>;
}
