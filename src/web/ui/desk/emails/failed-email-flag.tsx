/** A remark on a row: one of its emails did not arrive, somebody must look. */
export function FailedEmailFlag() {
  return <span className="flag flag--bad">E-mail nedoručený</span>;
}
