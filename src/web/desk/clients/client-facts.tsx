import type { ClientBranch } from '#domain/clients/client.ts';
import type { ClientDetails } from '#domain/clients/client-details.ts';
import { formatDay } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Facts } from '#web/desk/kit/facts.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { clientList } from './client-list.ts';

/** The client's details, and our contract with it. */
export function ClientFactsPanel({ client }: { client: ClientDetails }) {
  const { contractSince, contractUntil } = client;
  return (
    <Panel title="Firma" aside={<a href={clientList.record(client.id, {}, 'uprava')}>Upraviť</a>}>
      <Facts
        facts={[
          ['IČO', client.ico ?? 'nepoznáme'],
          ['Sídlo', [client.street, client.city].filter(Boolean).join(', ')],
          ['E-maily', client.domains.map((domain) => `@${domain}`).join(', ')],
          ['Číslo zmluvy', client.contractNumber],
          ['Zmluva od', contractSince && formatDay(contractSince)],
          ['Zmluva do', contractUntil && formatDay(contractUntil)],
          ['Poznámka', client.note, 'as-typed'],
        ]}
      />
    </Panel>
  );
}

export function BranchesPanel({ branches }: { branches: ClientBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <Panel title="Prevádzky">
      <ul className="lines">
        {branches.map(({ name, street, city }, place) => (
          <li key={place}>
            {name && <b>{nonBreaking(name)}</b>}
            <span className="sub">{[street, city].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The clients merged into this one; one click separates each again. */
export function JoinedPanel({ joined }: { joined: ClientDetails[] }) {
  if (joined.length === 0) return null;
  return (
    <Panel title="Spojené firmy">
      <ul className="lines">
        {joined.map(({ id, name, ico }) => (
          <li key={id}>
            <b>{nonBreaking(name)}</b>
            <span className="sub num">{ico ? `IČO ${ico}` : 'bez IČO'}</span>
            <div className="row-actions">
              <a href={clientList.record(id, {}, 'uprava')} aria-label={`Upraviť: ${name}`}>
                Upraviť
              </a>
              <DeskForm action={clientList.record(id, {}, 'rozpojenie')}>
                <button type="submit" aria-label={`Rozpojiť: ${name}`}>
                  Rozpojiť
                </button>
              </DeskForm>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
