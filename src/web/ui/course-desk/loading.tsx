/** The loading overlay (specification section 2.5): the mark turns once in four seconds. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <img className="spin" src="/znacky/logo-tma.svg" width="48" height="48" alt="" />
      <span>Načítavam</span>
    </div>
  );
}
