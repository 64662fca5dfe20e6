import { data } from 'react-router';
import { LETTER_TITLES } from '#domain/letters/letter.ts';
import { mayNow } from '#domain/letters/post.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { listAttachmentNames } from '#server/letters/letter-attachments.ts';
import { findLetter, listLetters } from '#server/letters/outbox.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { DroppingForm } from '#web/ui/desk/letters/dropping-form.tsx';
import { LetterBadge } from '#web/ui/desk/letters/letter-state.tsx';
import { LetterStory } from '#web/ui/desk/letters/letter-story.tsx';
import { postPath, wayToPostQuery } from '#web/ui/desk/letters/post-filter.ts';
import { readWayToPost } from '#web/ui/desk/letters/read-post-filter.ts';
import { SendingForm, type SendingRefusal } from '#web/ui/desk/letters/sending-form.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Breadcrumb } from '#web/ui/site/breadcrumb.tsx';
import type { Route } from './+types/letter';
import { findLetterOwner, letterAboutOf } from './letter-owner.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData ? `${LETTER_TITLES[loaderData.letter.kind]} – e-mail` : 'E-mail',
    description: 'E-mail o prihláške alebo dopyte',
  });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { id, letterId } = args.params;
  const about = letterAboutOf(args.url, id);
  const [owner, letters, whole, files] = await Promise.all([
    findLetterOwner(app, about),
    listLetters(app.db, about),
    findLetter(app.db, about, letterId, args.url.origin),
    listAttachmentNames(app.db, letterId),
  ]);
  const letter = letters.find((listed) => listed.id === letterId);
  if (!owner || !letter || !whole) throw data(null, { status: 404 });
  return {
    owner,
    letter,
    text: whole.text,
    files,
    repeats: letters.filter(({ originalId }) => originalId === letterId),
    cameFrom: readWayToPost(args.url.searchParams),
  };
}

interface LetterPageProps extends Pick<Route.ComponentProps, 'loaderData'> {
  /** What sending it was refused for. */
  actionData?: SendingRefusal;
}

/** One letter: to whom, when and how it went, and its words as its reader sees them. */
export default function Letter({ loaderData, actionData }: LetterPageProps) {
  const { owner, letter, text, files, repeats, cameFrom } = loaderData;
  const query = wayToPostQuery(cameFrom);
  const title = LETTER_TITLES[letter.kind];
  return (
    <>
      <div className="desk-head">
        <Breadcrumb
          steps={[
            cameFrom ? { title: 'Pošta', to: postPath(cameFrom) } : owner.list,
            { title: owner.title, to: owner.path },
            { title: `E-mail: ${title}` },
          ]}
        />
        <div>
          <h1>
            {title} <LetterBadge status={letter.status} />
          </h1>
        </div>
        <div className="btns">
          {cameFrom && (
            <a className="btn btn--line" href={postPath(cameFrom)}>
              {nonBreaking('Späť na poštu')}
            </a>
          )}
          <a className="btn btn--line" href={owner.path}>
            {nonBreaking(owner.wayBack)}
          </a>
        </div>
      </div>
      <div className="duo">
        <div>
          <Panel title="Znenie" note={files.length > 0 ? `Prílohy: ${files.join(', ')}` : undefined}>
            <iframe
              className="letter-view"
              src={`${owner.path}/listy/${letter.id}/znenie`}
              title={`Znenie e-mailu: ${title}`}
              sandbox="allow-downloads allow-popups allow-popups-to-escape-sandbox"
            />
          </Panel>
        </div>
        <div>
          <LetterStory letter={letter} path={owner.path} repeats={repeats} />
          {letter.status !== 'replaced' && (
            <Panel title="Odoslanie">
              <div className="panel-body">
                <SendingForm letter={letter} path={owner.path} refusal={actionData} query={query} />
                {mayNow('drop', letter.status) && <DroppingForm letter={letter} path={owner.path} query={query} />}
              </div>
            </Panel>
          )}
          <details className="panel letter-text">
            <summary>Znenie bez obrázkov</summary>
            <pre className="panel-body wording">{text}</pre>
          </details>
        </div>
      </div>
    </>
  );
}
