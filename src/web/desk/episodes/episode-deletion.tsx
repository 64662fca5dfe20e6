import { data, redirect } from 'react-router';
import { formatDay } from '#domain/day.ts';
import { deleteEpisode, findEpisode } from '#server/episodes/episodes.ts';
import { appOf } from '#web/context.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Question } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/episode-deletion';

export const meta = () => pageMeta({ title: 'Zmazanie epizódy', description: 'Zmazanie epizódy podcastu' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'content');
  const episode = await findEpisode(appOf(args.context).db, args.params.id);
  if (!episode) throw data(null, { status: 404 });
  return { episode };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'content');
  if ((await appOf(args.context).change(staff, (change) => deleteEpisode(change, args.params.id))) === 'not-found')
    throw data(null, { status: 404 });
  return redirect(`/dashboard/podcast?zmazane=${args.params.id}`, 303);
}

/** Requires confirmation before the deletion. */
export default function EpisodeDeletion({ loaderData: { episode } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[{ title: 'Podcast', to: '/dashboard/podcast' }]}
        title="Zmazať epizódu"
        note={
          <>
            {episode.number}. {episode.title}, {formatDay(episode.day)}
          </>
        }
      />
      <Question
        button={{ label: 'Zmazať epizódu', isRed: true }}
        back={{ label: 'Späť na podcast', to: '/dashboard/podcast' }}
      >
        <p>
          Epizóda zmizne zo stránky Podcast aj z&nbsp;kanála RSS. Zvuk a&nbsp;video na platformách zostanú. Zmazanie
          sa nedá vrátiť.
        </p>
      </Question>
    </>
  );
}
