import {
  type ClientBranch,
  type ClientContact,
  type ClientContract,
  type ContractState,
  contractSentence,
  contractState,
} from '#domain/clients/client.ts';
import type { ClientDetails, RecentSender } from '#domain/clients/client-details.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Facts, Panel } from '#web/desk/kit/panel.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { clientList } from './client-list.ts';

/** The client's details, and our contract with it. */
export function ClientFactsPanel({ client }: { client: ClientDetails }) {
  const { contractSince, contractUntil } = client;
  return (
    <Panel title="Firma">
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
              <Act label="Upraviť" of={name} to={clientList.record(id, {}, 'uprava')} />
              <Act label="Rozpojiť" of={name} action={clientList.record(id, {}, 'rozpojenie')} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The contacts staff entered, and the people who wrote to us last. */
export function ContactsPanel({ contacts, senders }: { contacts: ClientContact[]; senders: RecentSender[] }) {
  return (
    <Panel title="Kontakty">
      {contacts.length === 0 && senders.length === 0 && (
        <p className="panel-body muted">Zatiaľ nemáme nikoho, komu zavolať.</p>
      )}
      <ul className="lines">
        {[...contacts, ...senders].map(({ name, email, phone, ...person }, place) => (
          <li key={place}>
            {name && <b>{nonBreaking(name)}</b>}
            {'role' in person && person.role && <span className="sub">{nonBreaking(person.role)}</span>}
            {'receivedAt' in person && (
              <span className="sub">
                ozvali sa <Instant at={person.receivedAt} />
              </span>
            )}
            {phone && <PhoneLink phone={phone} className="num" />}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const LOOKS: Record<ContractState, BadgeLook> = { running: 'on', ending: 'wait', over: 'fail', none: 'off' };

export function ContractBadge({ contract, today }: { contract: ClientContract; today: Day }) {
  return <Badge look={LOOKS[contractState(contract, today)]} label={contractSentence(contract, today)} />;
}
