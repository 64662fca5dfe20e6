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
import { callTo } from '#domain/phone.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Badge, type BadgeLook } from '#web/desk/kit/badge.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
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

/** The first telephone number and the first e-mail address of these people, as links. */
export function ReachButtons({ people }: { people: readonly { email: string; phone: string }[] }) {
  const phone = people.find(({ phone }) => phone)?.phone;
  const email = people.find(({ email }) => email)?.email;
  return (
    <>
      {phone && (
        <a className="btn btn--line" href={callTo(phone)} aria-keyshortcuts={KEYS.call}>
          Zavolať
        </a>
      )}
      {email && (
        <a className="btn btn--line" href={`mailto:${email}`} aria-keyshortcuts={KEYS.write}>
          Napísať e-mail
        </a>
      )}
    </>
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
