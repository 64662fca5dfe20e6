import { CLIENTS, type ClientType } from '#content/clients.ts';

/** The static logo grid filtered by client category (specification section 2.5). */
export function LogoGrid({ type }: { type: ClientType }) {
  return (
    <ul className="logos">
      {CLIENTS.filter(({ types }) => types.includes(type)).map(({ name, src, width }) => (
        <li key={name}>
          <img src={src} alt={name} width={width} height="40" loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
