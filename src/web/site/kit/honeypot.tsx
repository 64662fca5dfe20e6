/** A field hidden from people that robots fill in (decisions: Forms). */
export function Honeypot() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="web">Toto pole nechajte prázdne</label>
      <input id="web" name="web" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
