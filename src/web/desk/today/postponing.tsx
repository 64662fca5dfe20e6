import { data, redirect } from 'react-router';
import { formatDay } from '#domain/day.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { postponementDays } from '#domain/today/postponement.ts';
import { postponedSchema, untilDayField } from '#domain/today/postponement-fields.ts';
import { waitingSentence } from '#domain/today/waiting-sentence.ts';
import { today } from '#server/clock.ts';
import { listWaitingItems } from '#server/today/today.ts';
import { postponeWaiting } from '#server/today/waiting-acts.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { TODAY } from '#web/desk/kit/desk-sections.ts';
import { FormButtons } from '#web/desk/kit/record-form.tsx';
import { perform } from '#web/desk/staff-act.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { DateField } from '#web/shared/date-field.tsx';
import type { Route } from './+types/postponing';
import { ItemFields } from './item-form.tsx';
import { KIND, todayPath } from './today-done.ts';
import { readPostponed, readTodayForm } from './today-form.ts';

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'office');
  const query = args.url.searchParams;
  const requested = postponedSchema.safeParse({ kind: query.get('kind'), ids: query.getAll('id') });
  if (!requested.success) throw redirect(todayPath());
  // an item that no longer waits needs no day
  const [item] = await listWaitingItems(app, requested.data);
  if (!item) throw redirect(todayPath());
  const alone = query.get(KIND) ?? undefined;
  return { item, ids: requested.data.ids, alone, day: today(app) };
}

/** „Odložiť“ until one of the suggested days, or any other. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const form = await readTodayForm(args);
  const postponed = readPostponed(form);
  const entered = String(form.texts.get('do') ?? '');
  const day = untilDayField(today(app)).safeParse(entered);
  if (!day.success) return data({ entered, message: fieldErrors(day.error)[0]?.message ?? '' }, 422);
  return perform(
    args,
    staff,
    (change) => postponeWaiting(change, postponed, day.data),
    (count, at) =>
      todayPath({ done: { action: 'odlozene', count, skipped: form.ids.length - count, at } }, form.next, form.alone),
  );
}

/** The choice of any future day. */
export default function Postponing({ loaderData: { item, ids, alone, day }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[{ title: 'Dnes', to: TODAY }]}
        title="Odložiť"
        pageTitle="Odložiť – správa"
        note={waitingSentence(item)}
      />
      <DeskForm className="panel decision" noValidate>
        <div className="panel-body">
          <ItemFields item={{ kind: item.kind, ids }} next="" alone={alone} />
          <DateField
            name="do"
            label="Na ktorý deň *"
            defaultValue={actionData?.entered ?? formatDay(postponementDays(day)[0]?.day ?? day)}
            error={actionData?.message}
            min={day}
            required
          />
          <FormButtons save="Odložiť" back={todayPath({}, '', alone)} backLabel="Späť" />
        </div>
      </DeskForm>
    </>
  );
}
