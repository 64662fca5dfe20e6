import { data, redirect } from 'react-router';
import { cleanSearch } from '#domain/search.ts';
import { listCandidatesOf } from '#server/clients/ambiguous-matches.ts';
import { searchClients } from '#server/clients/client-list.ts';
import { type Assignment, assignClient, findClientOfRecord } from '#server/clients/client-of-record.ts';
import { findClientRecord } from '#server/clients/client-record.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { CLIENTS } from '#web/desk/kit/desk-sections.ts';
import { Facts, Panel } from '#web/desk/kit/panel.tsx';
import { readText } from '#web/desk/kit/query.ts';
import { recordAt, recordPath } from '#web/desk/kit/record-path.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/client-of-record';
import { ClientChoices, ClientSearch } from './client-choices.tsx';
import { AMBIGUOUS_CLIENTS } from './client-list.ts';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const about = recordAt(args.url, args.params.id);
  const [record, clientOfRecord] = await Promise.all([
    findClientRecord(db, about.noun, about.id).then(found),
    findClientOfRecord(db, about).then(found),
  ]);
  const search = readText(args.url.searchParams, 'hladat');
  const results = search
    ? await searchClients(db, search)
    : { clients: await listCandidatesOf(db, record), hasMore: false };
  return { about, company: record.company, clientOfRecord, search, results };
}

/** One click assigns the record to a client. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { texts } = await readForm(args);
  const about = recordAt(args.url, args.params.id);
  const to = assignmentOf(cleanSearch(String(texts.get('klient') ?? '')) ?? '');
  switch (found(await app.change(staff, (change) => assignClient(change, about, to)))) {
    case 'client-missing':
      return data({ isMissing: true }, { status: 409 });
    case 'done':
      return redirect(texts.get('spat') === 'posudenie' ? AMBIGUOUS_CLIENTS : recordPath(about), 303);
  }
}

function assignmentOf(choice: string): Assignment {
  if (choice === 'nova') return 'new';
  return choice === 'ziadny' ? 'none' : { clientId: choice };
}

/** The client of a sign-up, a contact request or a waitlist entry. */
export default function ClientOfRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { about, company, clientOfRecord, search, results } = loaderData;
  const path = recordPath(about, 'klient');
  return (
    <>
      <PageHead
        parents={[
          { title: 'Klienti', to: CLIENTS },
          { title: company?.companyName || 'Záznam', to: recordPath(about) },
        ]}
        title="Ktorá firma je to?"
        note={clientOfRecord.client ? `Teraz: ${clientOfRecord.client.name}` : 'Teraz: bez klienta'}
      />
      {actionData?.isMissing && (
        <DeskNotice sign="system-chyba" role="alert" text="Taká firma už medzi klientmi nie je. Vyberte inú." />
      )}
      <div className="duo">
        <div>
          <Panel title={search ? 'Nájdení klienti' : 'Mohla by to byť'} body>
            <ClientSearch
              path={path}
              words={search}
              results={results}
              noResultsText="Podobného klienta nemáme. Vyhľadajte ho."
            />
            <ClientChoices path={path} candidates={results.clients} mayBeNew={company !== undefined} />
          </Panel>
        </div>
        <div>
          <Panel title="Čo poslali" note="nemení sa">
            <Facts
              facts={[
                ['Firma', company?.companyName || 'fyzická osoba'],
                ['IČO', company?.ico, 'num'],
                ['E-mail', company?.email || '–'],
              ]}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}
