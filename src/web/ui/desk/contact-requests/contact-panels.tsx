import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactRequest,
} from '#domain/contact-requests/contact-request.ts';
import { Instant } from '#web/ui/desk/instant.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';

/** What the visitor sent, word by word. */
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
          <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>
        </dd>
      );
    default:
      return <dd className="as-typed">{value}</dd>;
  }
}

/** What happened to the request, as the green route; the last stop is where it stands. */
export function HistoryPanel({ request: { receivedAt, handledAt } }: { request: ContactRequest }) {
  return (
    <Panel title="Priebeh">
      <ol className="trail">
        <li>
          <b>Dopyt prijatý</b>
          <span>
            <Instant at={receivedAt} /> · formulár Kontakt
          </span>
        </li>
        {handledAt && (
          <li>
            <b>Označený ako vybavený</b>
            <span>
              <Instant at={handledAt} />
            </span>
          </li>
        )}
        <li className="now">
          <b>{handledAt ? 'Dopyt je vybavený' : 'Čaká na odpoveď'}</b>
          <span>teraz</span>
        </li>
      </ol>
    </Panel>
  );
}
