import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactRequest,
} from '#domain/contact-requests/contact-request.ts';
import { type Fact, Facts } from '#web/desk/kit/facts.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';

/** What the visitor sent, unchanged. */
export function SentPanel({ request }: { request: ContactRequest }) {
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <Facts facts={CONTACT_FIELD_NAMES.map((name) => factOf(name, request[name]))} />
    </Panel>
  );
}

function factOf(name: ContactField, value: string): Fact {
  const { label } = CONTACT_FIELDS[name];
  switch (name) {
    case 'email':
      return [label, <a href={`mailto:${value}`}>{value}</a>];
    case 'phone':
      return [label, <PhoneLink phone={value} />, 'num'];
    default:
      return [label, value, 'as-typed'];
  }
}
