import type { ClientRecordNoun } from '#domain/clients/client.ts';
import type { ClientOfRecord } from '#domain/clients/client-details.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { recordPath } from '#web/desk/kit/record-path.ts';
import { ClientChoices } from './client-choices.tsx';
import { clientList } from './client-list.ts';

interface ClientOfRecordPanelProps {
  clientOfRecord: ClientOfRecord | undefined;
  about: { noun: ClientRecordNoun; id: string };
}

/** The client of a sign-up, contact request or waitlist entry; for an ambiguous match the question instead. */
export function ClientOfRecordPanel({ clientOfRecord, about }: ClientOfRecordPanelProps) {
  if (!clientOfRecord || (!clientOfRecord.isCompany && !clientOfRecord.client)) return null;
  const { client, match, candidates, isCompany } = clientOfRecord;
  const path = recordPath(about, 'klient');
  if (match === 'ambiguous')
    return (
      <Panel title="Ktorá firma je to?" body>
        <p>Nie je isté, ktorá firma to je. Vyberte tú pravú, nabudúce ju spoznáme.</p>
        <ClientChoices path={path} candidates={candidates} mayBeNew={isCompany} />
        <a href={path}>Hľadať inú firmu</a>
      </Panel>
    );
  return (
    <Panel title="Klient" aside={<Act label="Zmeniť" to={path} className="quiet" />}>
      <p className="panel-body">
        {client ? <a href={clientList.record(client.id)}>{nonBreaking(client.name)}</a> : 'Bez klienta'}
      </p>
    </Panel>
  );
}
