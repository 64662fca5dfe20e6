import type { ClientBranch, ClientContact } from '#domain/clients/client.ts';
import type { ClientRecord, RecentSender } from '#domain/clients/client-card.ts';
import { formatDay } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';
import { PhoneLink } from '#web/ui/shared/phone-link.tsx';
import { clientPath } from './client-filter.ts';

/** Whom to call: those staff wrote down, and who came to us last. */
export function ContactsPanel({ contacts, senders }: { contacts: ClientContact[]; senders: RecentSender[] }) {
  return (
    <Panel title="Kontakty">
      {contacts.length === 0 && senders.length === 0 && (
        <p className="panel-body muted">Zatiaľ nemáme nikoho, komu zavolať.</p>
      )}
      <ul className="client-contacts">
        {contacts.map(({ name, role, email, phone }, place) => (
          <li key={place}>
            {name && <b>{nonBreaking(name)}</b>}
            {role && <span className="sub">{nonBreaking(role)}</span>}
            <Reach email={email} phone={phone} />
          </li>
        ))}
        {senders.map(({ name, email, phone, receivedAt }) => (
          <li key={`${email} ${phone}`}>
            {name && <b>{nonBreaking(name)}</b>}
            <span className="sub">
              ozvali sa <Instant at={receivedAt} />
            </span>
            <Reach email={email} phone={phone} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Reach({ email, phone }: { email: string; phone: string }) {
  return (
    <>
      {phone && <PhoneLink phone={phone} className="num" />}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}

/** Who it is, and our contract with it. */
export function ClientFactsPanel({ client }: { client: ClientRecord }) {
  const { contractSince, contractUntil } = client;
  const facts = [
    ['IČO', client.ico ?? 'nepoznáme'],
    ['Sídlo', [client.street, client.city].filter(Boolean).join(', ')],
    ['E-maily', client.domains.map((domain) => `@${domain}`).join(', ')],
    ['Číslo zmluvy', client.contractNumber],
    ['Zmluva od', contractSince && formatDay(contractSince)],
    ['Zmluva do', contractUntil && formatDay(contractUntil)],
    ['Poznámka', client.note],
  ] as const;
  return (
    <Panel title="Firma" aside={<a href={clientPath(client.id, 'uprava')}>Upraviť</a>}>
      <dl className="fact-list">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={label === 'Poznámka' ? 'as-typed' : undefined}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}

export function BranchesPanel({ branches }: { branches: ClientBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <Panel title="Prevádzky">
      <ul className="client-contacts">
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

/** Who was joined into this client; each stands alone again by one click. */
export function JoinedPanel({ joined }: { joined: ClientRecord[] }) {
  if (joined.length === 0) return null;
  return (
    <Panel title="Spojené firmy">
      <ul className="client-contacts">
        {joined.map(({ id, name, ico }) => (
          <li key={id}>
            <b>{nonBreaking(name)}</b>
            <span className="sub num">{ico ? `IČO ${ico}` : 'bez IČO'}</span>
            <div className="row-actions">
              <a href={clientPath(id, 'uprava')} aria-label={`Upraviť: ${name}`}>
                Upraviť
              </a>
              <form method="post" action={clientPath(id, 'rozpojenie')}>
                <button type="submit" aria-label={`Rozpojiť: ${name}`}>
                  Rozpojiť
                </button>
              </form>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
