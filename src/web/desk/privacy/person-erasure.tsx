import { data, redirect } from 'react-router';
import { hasSeatsToGiveUp, isEmptyPlan } from '#domain/personal-data/erasure-plan.ts';
import { erasePerson } from '#server/personal-data/erase-person.ts';
import { type ErasureRequest, planHash, planRequestedErasure } from '#server/personal-data/plan-erasure.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/person-erasure';
import { ErasureForm, isConfirmed } from './erasure-form.tsx';
import { ErasedPanel, RetainedPanel } from './erasure-plan.tsx';
import { GIVE_UP_SEATS, PERSON, PRIVACY, personPath, readPersonChoice } from './person-path.ts';

export const meta = () => pageMeta({ title: 'Vymazať osobu – správa', description: 'Čo sa vymaže a čo musí zostať' });

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
  const { plan, hash, givesUpSeats, ...choice } = loaderData;
  return (
    <>
      <PageHead
        parents={[
          { title: 'Súkromie', to: PRIVACY },
          { title: 'Jedna osoba', to: personPath(choice) },
        ]}
        title="Vymazať osobu"
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
          {isEmptyPlan(plan) ? <p>Nie je čo vymazať.</p> : <ErasedPanel plan={plan} />}
          <RetainedPanel plan={plan} />
        </div>
        <div>
          <ErasureForm
            choice={choice}
            hash={hash}
            givesUpSeats={givesUpSeats}
            hasSeats={hasSeatsToGiveUp(plan)}
            isEmptyPlan={isEmptyPlan(plan)}
            complaint={actionData?.complaint}
          />
        </div>
      </div>
    </>
  );
}
