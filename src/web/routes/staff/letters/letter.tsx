import { data, redirect } from 'react-router';
import { fieldErrors } from '#domain/field-error.ts';
import { LETTER_TITLES } from '#domain/letters/letter.ts';
import { resendingSchema } from '#domain/letters/letter-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { resendLetter } from '#server/letters/letter-resending.ts';
import { findLetter, listLetters } from '#server/letters/outbox.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { DroppingForm } from '#web/ui/desk/letters/dropping-form.tsx';
import { LetterBadge } from '#web/ui/desk/letters/letter-state.tsx';
import { LetterStory } from '#web/ui/desk/letters/letter-story.tsx';
import { SendingForm } from '#web/ui/desk/letters/sending-form.tsx';
import { Panel } from '#web/ui/desk/panel.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import { Breadcrumb } from '#web/ui/site/breadcrumb.tsx';
import type { Route } from './+types/letter';
import { findLetterOwner, letterAboutOf } from './letter-owner.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData ? `${LETTER_TITLES[loaderData.letter.kind]} – list` : 'List',
    description: 'List o prihláške alebo dopyte',
  });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const app = appOf(args.context);
  const { id, letterId } = args.params;
  const about = letterAboutOf(args.url, id);
  const [owner, letters, whole] = await Promise.all([
    findLetterOwner(app, about),
    listLetters(app.db, about),
    findLetter(app.db, about, letterId, args.url.origin),
  ]);
  const letter = letters.find((listed) => listed.id === letterId);
  if (!owner || !letter || !whole) throw data(null, { status: 404 });
  return { owner, letter, text: whole.text, repeats: letters.filter(({ originalId }) => originalId === letterId) };
}

/** „Poslať znova“: on to the sign-up or the request, where the letters stand as they are now. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args);
  const app = appOf(args.context);
  const about = letterAboutOf(args.url, args.params.id);
  const email = String((await readForm(args)).texts.get('email') ?? '');
  const fields = resendingSchema.safeParse({ email });
  if (!fields.success) return data({ email, message: fieldErrors(fields.error)[0]?.message ?? '' }, { status: 422 });
  const result = await app.change(staff, (change) =>
    resendLetter(change, about, args.params.letterId, fields.data.email),
  );
  const owner = await findLetterOwner(app, about);
  if (!owner || result.outcome === 'not-found') throw data(null, { status: 404 });
  if (result.outcome === 'already-sent') {
    return data({ email, message: 'Na túto adresu už list odišiel. Zadajte inú.' }, { status: 409 });
  }
  return redirect(owner.path, 303);
}

/** One letter: to whom, when and how it went, its words as its reader sees them, and the way back. */
export default function Letter({ loaderData: { owner, letter, text, repeats }, actionData }: Route.ComponentProps) {
  const title = LETTER_TITLES[letter.kind];
  return (
    <>
      <div className="desk-head">
        <Breadcrumb steps={[owner.list, { title: owner.title, to: owner.path }, { title: `List: ${title}` }]} />
        <div>
          <h1>
            {title} <LetterBadge status={letter.status} />
          </h1>
        </div>
        <div className="btns">
          <a className="btn btn--line" href={owner.path}>
            {nonBreaking(owner.wayBack)}
          </a>
        </div>
      </div>
      <div className="duo">
        <div>
          <Panel title="Znenie">
            <iframe
              className="letter-view"
              src={`${owner.path}/listy/${letter.id}/znenie`}
              title={`Znenie listu: ${title}`}
              sandbox="allow-downloads allow-popups allow-popups-to-escape-sandbox"
            />
          </Panel>
        </div>
        <div>
          <LetterStory letter={letter} path={owner.path} repeats={repeats} />
          {letter.status !== 'replaced' && (
            <Panel title="Odoslanie">
              <div className="panel-body">
                <SendingForm letter={letter} path={owner.path} refusal={actionData} />
                {letter.status === 'held' && <DroppingForm letter={letter} path={owner.path} />}
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
