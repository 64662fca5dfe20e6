import { CLIENTS, type ClientType } from '#content/clients.ts';
import { Wordmark } from './wordmark.tsx';

/** The static logo grid filtered by client category (specification section 2.5). */
export function LogoGrid({ type }: { type: ClientType }) {
  return (
    <ul className="plates logos">
      {CLIENTS.filter(({ types }) => types.includes(type)).map((client) => (
        <li key={client.name}>
          <Wordmark client={client} />
        </li>
      ))}
    </ul>
  );
}
