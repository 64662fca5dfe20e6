import { data, redirect } from 'react-router';
import { formatDay } from '#domain/day.ts';
import { episodeSchema } from '#domain/episodes/episode-fields.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { today } from '#server/clock.ts';
import {
  createEpisode,
  findEpisode,
  findEpisodeByNumber,
  nextEpisodeNumber,
  updateEpisode,
} from '#server/episodes/episodes.ts';
import { appOf } from '#web/context.ts';
import { ChangedMeanwhile } from '#web/desk/kit/changed-meanwhile.tsx';
import { ComplaintsNotice } from '#web/desk/kit/complaints-notice.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/episode';
import { EpisodeForm } from './episode-form.tsx';
import { type EpisodeFormValues, episodeDifferences, episodeFormValues, valuesOfEpisode } from './form-values.ts';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: params.id === NEW ? 'Nová epizóda' : 'Úprava epizódy', description: 'Epizóda podcastu' });

const NEW = 'nova';

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'content');
  const app = appOf(args.context);
  if (args.params.id === NEW) {
    const number = String(await nextEpisodeNumber(app.db));
    return { isNew: true, values: { ...episodeFormValues(new FormData()), number, day: formatDay(today(app)) } };
  }
  const episode = await findEpisode(app.db, args.params.id);
  if (!episode) throw data(null, { status: 404 });
  return { isNew: false, values: valuesOfEpisode(episode) };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'content');
  const app = appOf(args.context);
  const { id } = args.params;
  const values = episodeFormValues((await readForm(args)).texts);
  const refuse = (status: number, errors: FieldError[], theirs?: EpisodeFormValues) =>
    data({ values, errors, theirs: theirs && episodeDifferences(values, theirs) }, { status });
  const read = episodeSchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  const outcome = await (id === NEW
    ? app.change(staff, (change) => createEpisode(change, read.data))
    : app.change(staff, (change) => updateEpisode(change, id, values.updatedAt, read.data)));
  if (outcome === 'saved') {
    const saved = await findEpisodeByNumber(app.db, read.data.number);
    return redirect(`/dashboard/podcast?${new URLSearchParams({ ulozene: saved?.updatedAt ?? '' })}`, 303);
  }
  if (outcome === 'number-taken') {
    return refuse(409, [{ field: 'number', message: 'Toto číslo už má iná epizóda.' }]);
  }
  const theirs = await findEpisode(app.db, id);
  if (!theirs) throw data(null, { status: 404 });
  values.updatedAt = theirs.updatedAt;
  return refuse(409, [], valuesOfEpisode(theirs));
}

/** One episode of the podcast, new or not. */
export default function EpisodePage({ loaderData: { isNew, values }, actionData }: Route.ComponentProps) {
  const title = isNew ? 'Nová epizóda' : 'Úprava epizódy';
  const errors = actionData?.errors ?? [];
  return (
    <>
      <PageHead parents={[{ title: 'Podcast', to: '/dashboard/podcast' }]} title={title} />
      <ComplaintsNotice title="Epizóda sa neuložila." complaints={errors} />
      {actionData?.theirs && <ChangedMeanwhile what="Epizódu" theirs={actionData.theirs} />}
      <EpisodeForm values={actionData?.values ?? values} errors={errors} isUnsaved={actionData !== undefined} />
    </>
  );
}
