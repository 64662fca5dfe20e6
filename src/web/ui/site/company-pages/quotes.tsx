import { nonBreaking } from '#domain/slovak.ts';
import { useCompany } from '#web/ui/site/company.ts';
import { PhotographFigure } from '#web/ui/site/photograph.tsx';

/** Quotes of the directors (specification section 2.6). */
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
                <PhotographFigure kind="person" name={name} sizes="5.5rem" />
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
