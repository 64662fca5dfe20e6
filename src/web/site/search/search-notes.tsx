import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from '#web/shared/sign.tsx';

/** What to try when nothing was found. */
export function NoResults({ text }: { text: string }) {
  return (
    <div className="card nothing-found">
      <Sign src="system-info" size={44} />
      <h2>Nič sme nenašli</h2>
      <p>
        Pre „{text}“ sme nenašli žiadny výsledok. Skúste kratšie alebo iné slovo, pozrite si{' '}
        <a href="/kurzy-a-skolenia#ponuka-kurzov">ponuku kurzov</a> alebo nám <a href="/kontakt#formular">napíšte</a>.
      </p>
    </div>
  );
}

const SUGGESTIONS = [
  { title: 'Kurzy a školenia', to: '/kurzy-a-skolenia', text: 'Termíny v štyroch mestách a prihláška' },
  { title: 'Služby', to: '/sluzby', text: 'Požiarna ochrana, BOZP, revízie a ďalšie' },
  { title: 'Modelové riešenia', to: '/modelove-riesenia', text: 'Povinnosti podľa typu firmy' },
  { title: 'Oprávnenia', to: '/opravnenia', text: 'Doklady a certifikáty na stiahnutie' },
  { title: 'Kontakt', to: '/kontakt', text: 'Pobočky, telefóny a formulár' },
];

/** The most wanted pages, shown before a search. */
export function Suggestions() {
  return (
    <div className="suggestions">
      <h2>Možno hľadáte</h2>
      <ul className="hits">
        {SUGGESTIONS.map(({ title, to, text }) => (
          <li key={to}>
            <a href={to}>
              <h3 className="hit-title">{nonBreaking(title)}</h3>
              <p>{nonBreaking(text)}</p>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
