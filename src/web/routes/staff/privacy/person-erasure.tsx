import { data, redirect } from 'react-router';
import { hasSeatsToGiveUp, isNothing } from '#domain/personal-data/erasure-plan.ts';
import { erasePerson } from '#server/personal-data/erase-person.ts';
import { type AskedErasure, planAsked, planHash } from '#server/personal-data/plan-erasure.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { DeskNotice } from '#web/ui/desk/desk-notice.tsx';
import { ErasureForm, isConfirmed } from '#web/ui/desk/privacy/erasure-form.tsx';
import { WhatGoes, WhatStays } from '#web/ui/desk/privacy/erasure-plan.tsx';
import { GIVE_UP_SEATS, PERSON, personPath, readPersonChoice } from '#web/ui/desk/privacy/person-path.ts';
import { PRIVACY } from '#web/ui/desk/privacy/privacy-path.ts';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Breadcrumb } from '#web/ui/site/breadcrumb.tsx';
import type { Route } from './+types/person-erasure';

export const meta = () => pageMeta({ title: 'Vymazať osobu – správa', description: 'Čo sa vymaže a čo musí zostať' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'settings');
  const asked = readAsked(args.url.searchParams);
  const plan = await planAsked(appOf(args.context), asked);
  const { typed, keys, givesUpSeats } = asked;
  return { typed, keys, givesUpSeats, plan, hash: planHash(plan) };
}

/** „Vymazať natrvalo“, after the confirmation word was typed. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'settings');
  const asked = readAsked(args.url.searchParams);
  const { texts: form } = await readForm(args);
  if (!isConfirmed(form)) return data({ complaint: 'Napíšte slovo VYMAZAŤ.', isChanged: false }, 422);
  const hash = String(form.get('plan') ?? '');
  const outcome = await appOf(args.context).change(staff, (change) => erasePerson(change, { ...asked, hash }));
  if (outcome === 'changed-meanwhile') return data({ complaint: undefined, isChanged: true }, 409);
  return redirect(`${PERSON}?vymazana`, 303);
}

/** The person whose erasure the address requests; redirects to the search where no one is chosen. */
function readAsked(query: URLSearchParams): AskedErasure & { typed: string; keys: string[] } {
  const { search, typed, keys } = readPersonChoice(query);
  if (!search || keys.length === 0) throw redirect(personPath({ typed, keys }, '', { nikto: '' }));
  return { search, typed, keys, givesUpSeats: query.get(GIVE_UP_SEATS) === 'zrusit' };
}

/** The effects of erasing a person, and what is kept, shown before it is done. */
export default function PersonErasure({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, hash, givesUpSeats, ...choice } = loaderData;
  return (
    <>
      <div className="desk-head">
        <Breadcrumb
          steps={[
            { title: 'Súkromie', to: PRIVACY },
            { title: 'Jedna osoba', to: personPath(choice) },
            { title: 'Vymazať osobu' },
          ]}
        />
        <div>
          <h1>Vymazať osobu</h1>
          <p>Zatiaľ sa nič nevymazalo. Toto by sa stalo:</p>
        </div>
      </div>
      {actionData?.isChanged && (
        <DeskNotice sign="system-pozor" role="alert">
          <p>
            Medzitým sa niečo zmenilo, preto sa nič nevymazalo. Toto je nový plán, prečítajte si ho a&nbsp;potvrďte
            znova.
          </p>
        </DeskNotice>
      )}
      <div className="duo">
        <div>
          {isNothing(plan) ? <p>Nie je čo vymazať.</p> : <WhatGoes plan={plan} />}
          <WhatStays plan={plan} />
        </div>
        <div>
          <ErasureForm
            choice={choice}
            hash={hash}
            givesUpSeats={givesUpSeats}
            hasSeats={hasSeatsToGiveUp(plan)}
            isNothing={isNothing(plan)}
            complaint={actionData?.complaint}
          />
        </div>
      </div>
    </>
  );
}
