import type { ListedClient } from '#domain/clients/client.ts';
import type { Day } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { clientList } from './client-list.ts';
import { ContractBadge } from './contract-badge.tsx';

const COLUMNS = [
  { title: 'Firma' },
  { title: 'Mesto' },
  { title: 'Prihlášky', className: 'r' },
  { title: 'Dopyty', className: 'r' },
  { title: 'Naposledy' },
  { title: 'Zmluva' },
];

/** The list of clients. */
export function ClientRows({ clients, today }: { clients: ListedClient[]; today: Day }) {
  return (
    <Rows label="Klienti" columns={COLUMNS}>
      {clients.map((client) => (
        <tr key={client.id}>
          <td className="title">
            <a href={clientList.record(client.id)}>{nonBreaking(client.name)}</a>
            {client.ico && <span className="num">IČO {client.ico}</span>}
          </td>
          <td>{client.city}</td>
          <td className="num r" data-label="Prihlášky">
            {client.signUps}
          </td>
          <td className="num r" data-label="Dopyty">
            {client.contactRequests}
          </td>
          <td className="num" data-label="Naposledy">
            {client.lastRecordAt ? <Instant at={client.lastRecordAt} /> : '–'}
          </td>
          <td>
            <ContractBadge contract={client} today={today} />
          </td>
        </tr>
      ))}
    </Rows>
  );
}
