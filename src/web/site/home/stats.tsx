import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Section } from '#web/site/kit/section.tsx';

/** The statistics band, drawn as a gate board: one plate per digit (specification sections 2.4 and 9). */
export function Stats({ stats: { title, subtitle, items } }: { stats: HomeContent['stats'] }) {
  return (
    <Section className="section--plate section--lines gate">
      <div className="board">
        <div className="board-head">
          <h2>{nonBreaking(title)}</h2>
          <p>{nonBreaking(subtitle)}</p>
        </div>
        <dl>
          {items.map(({ id, value, name }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <span className="sr-only">{nonBreaking(value)}</span>
                <Digits value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function Digits({ value }: { value: string }) {
  const plates = [...value].map((sign, place) => ({ sign, key: `${place}${sign}` }));
  return (
    <span className="digits" aria-hidden="true">
      {plates.map(({ sign, key }) => (
        <span key={key} className={sign === ' ' ? 'dig dig--gap' : sign === '+' ? 'dig dig--plus' : 'dig'}>
          {sign.trim()}
        </span>
      ))}
    </span>
  );
}
