import { redirect } from 'react-router';
import { formatDay } from '#domain/day.ts';
import type { Episode } from '#domain/episodes/episode.ts';
import { episodeSchema } from '#domain/episodes/episode-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { today } from '#server/clock.ts';
import { createEpisode, findEpisode, nextEpisodeNumber, updateEpisode } from '#server/episodes/episodes.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { emptyValues, type Fields, refusing, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FieldRows, FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { RefusalNotices } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/episode';

const NEW = 'nova';

const EPISODE_FIELDS = {
  // the time of the save that was loaded
  updatedAt: { as: 'hidden' },
  number: { label: 'Číslo', inputMode: 'numeric', isRequired: true },
  day: { label: 'Deň zverejnenia', as: 'day', isRequired: true },
  durationMinutes: { label: 'Dĺžka v minútach', inputMode: 'numeric', isRequired: true },
  title: { label: 'Názov', isRequired: true },
  text: {
    label: 'O čom epizóda je',
    as: 'area',
    hint: 'Jedna alebo dve vety. Uvidia ich na stránke aj v podcastových aplikáciách.',
    isRequired: true,
  },
  streamingUrl: { label: 'Podcastová platforma', inputMode: 'url' },
  videoUrl: { label: 'Videoplatforma', inputMode: 'url' },
  audioUrl: {
    label: 'Adresa zvuku',
    inputMode: 'url',
    hint: 'Súbor .mp3 alebo .m4a. S ním sa epizóda dostane do kanála RSS.',
  },
  audioBytes: { label: 'Veľkosť zvuku v MB', inputMode: 'decimal' },
} satisfies Fields;

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'content');
  if (args.params.id === NEW) {
    const number = String(await nextEpisodeNumber(db));
    return { isNew: true, values: { ...emptyValues(EPISODE_FIELDS), number, day: formatDay(today(app)) } };
  }
  const episode = found(await findEpisode(db, args.params.id));
  return { isNew: false, values: valuesOfEpisode(episode) };
}

export async function action(args: Route.ActionArgs) {
  const { app, db, staff } = await requireStaff(args, 'content');
  const { id } = args.params;
  const values = submittedValues(EPISODE_FIELDS, (await readForm(args)).texts);
  const refuse = refusing(EPISODE_FIELDS, values);
  const read = episodeSchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  const outcome = await (id === NEW
    ? app.change(staff, (change) => createEpisode(change, read.data))
    : app.change(staff, (change) => updateEpisode(change, id, values.updatedAt, read.data)));
  if (outcome === 'saved') return redirect('/dashboard/podcast', 303);
  if (outcome === 'number-taken') {
    return refuse(409, [{ field: 'number', message: 'Toto číslo už má iná epizóda.' }]);
  }
  const stored = found(await findEpisode(db, id));
  return refuse(409, [], valuesOfEpisode(stored));
}

function valuesOfEpisode(episode: Episode & { updatedAt: string }) {
  const { audioBytes } = episode;
  const megabytes = audioBytes === 0 ? '' : String(audioBytes / 1_000_000).replace('.', ',');
  return storedValues(EPISODE_FIELDS, { ...episode, audioBytes: megabytes });
}

/** One episode of the podcast, new or not. */
export default function EpisodePage({ loaderData: { isNew, values }, actionData }: Route.ComponentProps) {
  const title = isNew ? 'Nová epizóda' : 'Úprava epizódy';
  return (
    <>
      <PageHead parents={[{ title: 'Podcast', to: '/dashboard/podcast' }]} title={title} />
      <RefusalNotices title="Epizóda sa neuložila." what="Epizódu" refused={actionData} />
      <RecordForm fields={EPISODE_FIELDS} values={values} refused={actionData}>
        {(field) => (
          <>
            <Panel title="Epizóda" body="stack">
              <FieldRows field={field} rows={[['number', 'day', 'durationMinutes'], 'title', 'text']} />
            </Panel>
            <Panel title="Odkazy" note="Čo nevyplníte, na stránke nebude" body="stack">
              <FieldRows field={field} rows={['streamingUrl', 'videoUrl', ['audioUrl', 'audioBytes']]} />
            </Panel>
            <FormButtons save="Uložiť epizódu" back="/dashboard/podcast" />
          </>
        )}
      </RecordForm>
    </>
  );
}
