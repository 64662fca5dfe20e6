import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactRequest,
} from '#domain/contact-requests/contact-request.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';

/** What the visitor sent, unchanged. */
export function SentPanel({ request }: { request: ContactRequest }) {
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <dl className="fact-list">
        {CONTACT_FIELD_NAMES.map((name) => (
          <div key={name}>
            <dt>{CONTACT_FIELDS[name].label}</dt>
            <Value name={name} value={request[name]} />
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Value({ name, value }: { name: ContactField; value: string }) {
  switch (name) {
    case 'email':
      return (
        <dd>
          <a href={`mailto:${value}`}>{value}</a>
        </dd>
      );
    case 'phone':
      return (
        <dd className="num">
          <PhoneLink phone={value} />
        </dd>
      );
    default:
      return <dd className="as-typed">{value}</dd>;
  }
}
