import { data, redirect } from 'react-router';
import { formatDay } from '#domain/day.ts';
import {
  type ErasurePlan,
  hasSeatsToGiveUp,
  isEmptyPlan,
  type PlannedErasure,
  RETENTION_REASONS,
} from '#domain/personal-data/erasure-plan.ts';
import { TRACE_LABELS, type Trace } from '#domain/personal-data/trace.ts';
import { counted, fileSize, nonBreaking } from '#domain/slovak.ts';
import { erasePerson } from '#server/personal-data/erase-person.ts';
import { type ErasureRequest, planHash, planRequestedErasure } from '#server/personal-data/plan-erasure.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons } from '#web/desk/kit/record-form.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { InputField } from '#web/shared/field.tsx';
import type { Route } from './+types/person-erasure';
import { GIVE_UP_SEATS, PERSON, PRIVACY, personPath, readPersonChoice, tracePath } from './person-path.ts';

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'settings');
  const request = readErasureRequest(args.url.searchParams);
  const plan = await planRequestedErasure(app, request);
  const { entered, keys, givesUpSeats } = request;
  return { entered, keys, givesUpSeats, plan, hash: planHash(plan) };
}

/** „Vymazať natrvalo“, after the confirmation word was entered. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'settings');
  const request = readErasureRequest(args.url.searchParams);
  const { texts: form } = await readForm(args);
  if (!isConfirmed(form)) return data({ complaint: 'Napíšte slovo VYMAZAŤ.', isChanged: false }, 422);
  const hash = String(form.get('plan') ?? '');
  const outcome = await app.change(staff, (change) => erasePerson(change, { ...request, hash }));
  if (outcome === 'changed-meanwhile') return data({ complaint: undefined, isChanged: true }, 409);
  return redirect(`${PERSON}?vymazana`, 303);
}

/** The person whose erasure the address requests; redirects to the search where no one is chosen. */
function readErasureRequest(query: URLSearchParams): ErasureRequest & { entered: string; keys: string[] } {
  const { search, entered, keys } = readPersonChoice(query);
  if (!search || keys.length === 0) throw redirect(personPath({ entered, keys }, '', { nikto: '' }));
  return { search, entered, keys, givesUpSeats: query.get(GIVE_UP_SEATS) === 'zrusit' };
}

/** The effects of erasing a person, and what is retained, shown before it is done. */
export default function PersonErasure({ loaderData, actionData }: Route.ComponentProps) {
  const { plan } = loaderData;
  return (
    <>
      <PageHead
        parents={[
          { title: 'Súkromie', to: PRIVACY },
          { title: 'Jedna osoba', to: personPath(loaderData) },
        ]}
        title="Vymazať osobu"
        pageTitle="Vymazať osobu – správa"
        note="Zatiaľ sa nič nevymazalo. Toto by sa stalo:"
      />
      {actionData?.isChanged && (
        <DeskNotice
          sign="system-pozor"
          role="alert"
          text="Medzitým sa niečo zmenilo, preto sa nič nevymazalo. Toto je nový plán, prečítajte si ho a potvrďte znova."
        />
      )}
      <div className="duo">
        <div>
          {isEmptyPlan(plan) ? <p className="panel-body">Nie je čo vymazať.</p> : <ErasedPanel plan={plan} />}
          <RetainedPanel plan={plan} />
        </div>
        <div>
          <ErasureForm {...loaderData} complaint={actionData?.complaint} />
        </div>
      </div>
    </>
  );
}

/** The word to enter, which prevents erasing a person by mistake. */
const WORD = 'VYMAZAŤ';

function isConfirmed(form: FormData): boolean {
  const entered = String(form.get('slovo') ?? '');
  return entered.trim().toUpperCase().normalize('NFC') === WORD;
}

type ErasureFormProps = Route.ComponentProps['loaderData'] & { complaint: string | undefined };

/** The second step: executes the shown plan, which cannot be undone. */
function ErasureForm({ plan, hash, givesUpSeats, complaint, ...choice }: ErasureFormProps) {
  const seats = { [GIVE_UP_SEATS]: 'zrusit' };
  return (
    <>
      {(hasSeatsToGiveUp(plan) || givesUpSeats) && (
        <Panel title="Kurzy, ktoré ešte budú" body="stack">
          <p>
            {nonBreaking(
              givesUpSeats
                ? 'S vymazaním sa zruší aj miesto na kurzoch, ktoré ešte budú. E-mail o tom neodíde.'
                : 'Kým má osoba miesto na kurze, ktorý ešte nebol, tieto údaje zostanú.',
            )}
          </p>
          <a className="btn btn--line btn--sm" href={personPath(choice, '/vymazanie', givesUpSeats ? {} : seats)}>
            {givesUpSeats ? 'Miesta ponechať' : 'Zrušiť aj tieto miesta'}
          </a>
        </Panel>
      )}
      {!isEmptyPlan(plan) && (
        <Panel title="Vymazať natrvalo">
          <DeskForm action={personPath(choice, '/vymazanie', givesUpSeats ? seats : {})} className="panel-body stack">
            <input type="hidden" name="plan" value={hash} />
            <p>
              <b>Vymazanie sa nedá vrátiť späť.</b> Ak chce osoba svoje údaje dostať, najprv ich stiahnite.
            </p>
            <InputField name="slovo" label={`Na potvrdenie napíšte ${WORD}`} autoComplete="off" error={complaint} />
            <FormButtons save="Vymazať natrvalo" isRed back={personPath(choice)} backLabel="Späť" />
          </DeskForm>
        </Panel>
      )}
    </>
  );
}

/** The records to be erased, and which of their data. */
function ErasedPanel({ plan: { erasures, emails, files } }: { plan: ErasurePlan }) {
  const shown = erasures.filter(({ trace }) => trace.noun !== 'email');
  return (
    <Panel title="Čo sa vymaže">
      <ul className="traces">
        {shown.map((planned) => (
          <li key={planned.trace.noun + planned.trace.id}>
            <span className="sub">{TRACE_LABELS[planned.trace.noun]}</span>
            <TraceLink trace={planned.trace} />
            <span className="muted">{nonBreaking(erasedDataPhrase(planned))}</span>
          </li>
        ))}
        {files.map(({ id, name, sizeBytes }) => (
          <li key={id}>
            <span className="sub">Súbor</span>
            <span>{name}</span>
            <span className="num muted">{fileSize(sizeBytes)}</span>
          </li>
        ))}
      </ul>
      {emails.length > 0 && (
        <details className="panel-body">
          <summary>{counted(emails.length, 'e-mail', 'e-maily', 'e-mailov')}</summary>
          <ul className="traces">
            {emails.map(({ id, subject, recipient }) => (
              <li key={id}>
                <span className="sub">E-mail</span>
                <span>{nonBreaking(subject)}</span>
                <span className="muted">{recipient}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="panel-body muted">
        {nonBreaking(
          'Vymažú sa aj hodnoty v Zázname; že sa niečo stalo, v ňom zostane a jeho celistvosť sa dá overiť ďalej.',
        )}
      </p>
    </Panel>
  );
}

function erasedDataPhrase({ trace: { noun, isContact }, method, isUpcoming }: PlannedErasure): string {
  if (method === 'reduce') return 'e-mail, telefón, správa a súbory';
  if (noun === 'participant')
    return isUpcoming ? 'meno a údaje; miesto zostane firme bez mena' : 'meno a údaje; zostane „Vymazaný účastník“';
  if (method === 'anonymise') return isContact ? 'e-mail, telefón a správa' : 'meno, e-mail, telefón a správa';
  if (noun === 'signUp') return isUpcoming ? 'celá; miesto dostane ďalší v poradí' : 'celá';
  return 'celý';
}

/** The records that are retained, why, and until when. */
function RetainedPanel({ plan: { retained } }: { plan: ErasurePlan }) {
  if (retained.length === 0) return null;
  return (
    <Panel title="Čo zostane a prečo">
      <ul className="traces traces--kept">
        {retained.map(({ trace, reason, until }) => (
          <li key={reason + trace.id}>
            <span className="sub">{TRACE_LABELS[trace.noun]}</span>
            <TraceLink trace={trace} />
            <span>
              {RETENTION_REASONS[reason]}
              {until && ` Zmaže sa ${formatDay(until)}.`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TraceLink({ trace }: { trace: Trace }) {
  const path = tracePath(trace);
  const label = nonBreaking(trace.about || trace.name || trace.email);
  return path ? <a href={path}>{label}</a> : <span>{label}</span>;
}
