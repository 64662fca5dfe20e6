import type { ClientContact } from '#domain/clients/client.ts';
import type { RecentSender } from '#domain/clients/client-details.ts';
import { callTo } from '#domain/phone.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';

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
