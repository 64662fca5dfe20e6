import type { ClientRecordNoun } from '#domain/clients/client.ts';
import { counted, nonBreaking, outOf } from '#domain/slovak.ts';
import { listAmbiguousMatches, readAmbiguousMatches } from '#server/clients/ambiguous-matches.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList } from '#web/desk/kit/desk-list.tsx';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { recordPath } from '#web/desk/kit/record-path.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/ambiguous-clients';
import { ClientChoices } from './client-choices.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const [{ count: total }, ambiguousMatches] = await Promise.all([
    readAmbiguousMatches(db),
    listAmbiguousMatches(db),
  ]);
  return { total, ambiguousMatches };
}

/** Records of a company that may be one of several clients: each is decided by one click. */
export default function AmbiguousClients({ loaderData: { total, ambiguousMatches } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[{ title: 'Klienti', to: CLIENTS }]}
        title="Na posúdenie"
        pageTitle="Klienti na posúdenie"
        note={
          total > ambiguousMatches.length
            ? `Prvých ${ambiguousMatches.length} ${outOf(total)}\u00A0${total === 1 ? 'záznamu' : 'záznamov'}`
            : counted(total, 'záznam', 'záznamy', 'záznamov')
        }
      />
      {ambiguousMatches.length === 0 && (
        <EmptyList title="Netreba posúdiť nič">Každá firma, ktorá sa ozvala, má svojho klienta.</EmptyList>
      )}
      <div className="stack">
        {ambiguousMatches.map(({ noun, id, receivedAt, company, candidates }) => (
          <Panel
            key={id}
            title={nonBreaking(company?.companyName ?? '')}
            aside={<a href={recordPath({ noun, id })}>{RECORD_LINKS[noun]}</a>}
            body
          >
            <p className="muted">
              <Instant at={receivedAt} /> · {company?.email}
              {company?.ico && ` · IČO ${company.ico}`}
            </p>
            <ClientChoices path={recordPath({ noun, id }, 'klient')} candidates={candidates} isInList mayBeNew />
          </Panel>
        ))}
      </div>
    </>
  );
}

/** The link texts to a client record, by its kind. */
const RECORD_LINKS: Record<ClientRecordNoun, string> = {
  signUp: 'Otvoriť prihlášku',
  contactRequest: 'Otvoriť dopyt',
  waitlistEntry: 'Otvoriť záznam',
};
