import { nonBreaking } from '#domain/slovak.ts';
import { useCompany } from '#web/ui/site/company.ts';

/** What the directors said themselves (specification section 2.6). */
export function Quotes() {
  const said = useCompany().directors.filter(({ name, saying }) => name && saying);
  if (said.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <h2>Za kvalitu ručíme menom</h2>
        <div className={`plates quotes quotes--${said.length}`}>
          {said.map(({ saying, name, role }) => (
            <figure key={saying}>
              <blockquote>„{nonBreaking(saying)}“</blockquote>
              <figcaption>
                <b>{nonBreaking(name)}</b>
                {nonBreaking(role)}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
