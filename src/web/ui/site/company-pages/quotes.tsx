import { nonBreaking } from '#domain/slovak.ts';
import { useCompany } from '#web/ui/site/company.ts';

/** What the directors stand for (specification section 2.6): each quote under a name, none without one. */
export function Quotes({ quotes }: { quotes: string[] }) {
  const directors = useCompany().directors.filter(({ name }) => name);
  const said = quotes.flatMap((text, index) => {
    const director = directors[index];
    return director ? [{ text, ...director }] : [];
  });
  if (said.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <h2>Za kvalitu ručíme menom</h2>
        <div className={`plates quotes quotes--${said.length}`}>
          {said.map(({ text, name, role }) => (
            <figure key={text}>
              <blockquote>„{nonBreaking(text)}“</blockquote>
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
