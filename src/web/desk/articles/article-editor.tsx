import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ArticleState, articleSlug } from '#domain/articles/article.ts';
import { insertBlock, pictureMarkdown, readingTime } from '#domain/articles/markdown-edit.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { submittedValues } from '#web/desk/kit/fields.ts';
import { useWarningBeforeLeaving } from '#web/desk/kit/guarded-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FieldRows, fieldOf } from '#web/desk/kit/record-form.tsx';
import { Complaint, complaintAbout, described } from '#web/shared/field.tsx';
import { TextArea } from '#web/shared/text-area.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { ArticleBody } from '#web/site/articles/article-body.tsx';
import { ArticleDate } from '#web/site/articles/article-date.tsx';
import type { Route } from './+types/article';
import { ARTICLE_FIELDS, type ArticleValues } from './article-fields.ts';
import type { ArticleFormAnswer } from './article-form.ts';
import { articleList, NEW_ARTICLE } from './article-list.ts';
import { PictureDialog, PicturePanel } from './article-picture.tsx';
import { DraftOffer, useDraft } from './draft.tsx';
import { applyEdit, type Move, Toolbar } from './toolbar.tsx';
import { usePreview } from './use-preview.ts';

interface ArticleEditorProps extends Omit<ArticleFormAnswer, 'conflict' | 'theirs'> {
  loaded: Route.ComponentProps['loaderData'];
  /** True when these values are from a refused save: the server does not have them. */
  isUnsaved: boolean;
}

const SIGNED_OUT = nonBreaking(
  'Prihlásenie sa skončilo, náhľad sa neobnovuje. Pri uložení sa prihlásite a o nič z napísaného neprídete.',
);

/** The id of the editor's form; its buttons are in the page head, outside the form. */
export const EDITOR_FORM = 'clanok';

/**
 * Markdown on the left, the page as visitors see it on the right. Works without scripts, except that the preview shows
 * the last save.
 */
export function ArticleEditor({ loaded, values, errors, html, isUnsaved }: ArticleEditorProps) {
  const { id, filter, article, done } = loaded;
  const state = article?.state ?? 'draft';
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { current, read, change } = useTypedValues(form, values);
  const isReady = useHydrated();
  const [isPictureOpen, setPictureOpen] = useState(false);
  const isDirty = isUnsaved || !hasSameValues(current, values);
  const draft = useDraft(id, current, { isDirty, isUnsaved, isJustSaved: done !== undefined && !isUnsaved });
  const complaint = (name: string) => complaintAbout(name, errors);
  const field = fieldOf(ARTICLE_FIELDS, { values, errors });
  useWarningBeforeLeaving(isDirty, form);
  const edit = (move: Move) => area.current && applyEdit(area.current, move);
  return (
    <>
      {draft.offered && (
        <DraftOffer
          typedAt={draft.offered.typedAt}
          onRestore={() => {
            change(draft.offered?.values ?? {});
            draft.answer();
          }}
          onDrop={draft.answer}
        />
      )}
      <DeskForm
        ref={form}
        id={EDITOR_FORM}
        action={articleList.record(id ?? NEW_ARTICLE, filter)}
        encType="multipart/form-data"
        className="editor-form stack"
        onInput={read}
      >
        <input type="hidden" name="version" value={current.version} />
        <input type="hidden" name="image" value={current.image} />
        <div className="panel">
          <div className="panel-body fields">
            {field('title')}
            {field('slug', {
              hint:
                state === 'published' ? 'Stará adresa povedie na novú.' : 'Ak ju nevyplníte, vytvoríme ju z názvu.',
            })}
          </div>
        </div>
        <ViewSwitch />
        <div className="editor">
          <Toolbar controls="content" isReady={isReady} onMove={edit} onPicture={() => setPictureOpen(true)} />
          <ContentField
            area={area}
            typed={current.content}
            stored={values.content}
            complaint={complaint('content')}
          />
          <ArticlePreview current={current} html={html} publishAt={article?.publishAt ?? null} />
        </div>
        <div className="duo duo--even">
          <PicturePanel
            image={current.image}
            alt={values.alt}
            fileComplaint={complaint('file') ?? complaint('image')}
            field={field}
            onStored={(image) => change({ image })}
          />
          <Panel title="Zverejnenie" body="stack">
            <FieldRows field={field} rows={[['date', 'time']]} />
            <p className="hint">{nonBreaking(TERM_HINTS[state])}</p>
            <FieldRows field={field} rows={['description', 'service']} />
          </Panel>
        </div>
      </DeskForm>
      {isReady && (
        <p className="editor-status" role="status">
          {isDirty ? 'Neuložené zmeny držíme v tomto prehliadači, kým ich neuložíte.' : ''}
        </p>
      )}
      {isPictureOpen && (
        <PictureDialog
          onClose={() => setPictureOpen(false)}
          onPicture={(image, alt) => {
            setPictureOpen(false);
            edit((text) => insertBlock(text, pictureMarkdown(image, alt)));
          }}
        />
      )}
    </>
  );
}

/** The values as they are in the form, whose fields are uncontrolled. */
function useTypedValues(form: RefObject<HTMLFormElement | null>, values: ArticleValues) {
  const [current, setCurrent] = useState(values);
  /** The title from which the slug was last derived. */
  const slugTitle = useRef(values.title);

  function write(changed: Partial<ArticleValues>) {
    for (const [name, value] of Object.entries(changed)) {
      const element = form.current?.elements.namedItem(name);
      if (element) (element as HTMLInputElement).value = value;
    }
  }

  /** Reads the form's current values; the slug follows the title until the user changes it. */
  function read() {
    if (!form.current) return;
    const now = submittedValues(ARTICLE_FIELDS, new FormData(form.current));
    const before = slugTitle.current;
    if (now.title !== before && (now.slug === '' || now.slug === articleSlug(before))) {
      now.slug = articleSlug(now.title);
      write({ slug: now.slug });
    }
    slugTitle.current = now.title;
    setCurrent(now);
  }

  // handles text typed before scripts ran or restored by the browser like text typed now
  useEffect(() => {
    read();
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);

  function change(changed: Partial<ArticleValues>) {
    write(changed);
    read();
  }

  return { current, read, change };
}

/** Below 1200 px one pane is shown at a time; these choose it. */
function ViewSwitch() {
  return (
    <fieldset className="editor-views switch">
      <legend className="sr-only">Pohľad</legend>
      <label>
        <input type="radio" name="view" value="write" defaultChecked />
        Písať
      </label>
      <label>
        <input type="radio" name="view" value="preview" />
        Náhľad
      </label>
    </fieldset>
  );
}

interface ContentFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  typed: string;
  stored: string;
  complaint: string | undefined;
}

function ContentField({ area, typed, stored, complaint }: ContentFieldProps) {
  const { words, minutes } = readingTime(typed);
  return (
    <div className="editor-in">
      <p className="editor-cap">
        <label htmlFor="content">Text článku</label>
        <span className="num">
          {counted(words, 'slovo', 'slová', 'slov')} · {minutes}&nbsp;min
        </span>
      </p>
      <TextArea
        ref={area}
        id="content"
        name="content"
        defaultValue={stored}
        maxLength={100_000}
        {...described('content', undefined, complaint)}
      />
      {complaint && <Complaint id="content-error">{complaint}</Complaint>}
    </div>
  );
}

interface ArticlePreviewProps {
  current: ArticleValues;
  /** The rendered content of the last save. */
  html: string;
  publishAt: string | null;
}

/** The article as visitors see it, with what is typed. */
function ArticlePreview({ current, html, publishAt }: ArticlePreviewProps) {
  const preview = usePreview(current.content, html);
  return (
    <div className="editor-out">
      <p className="editor-cap">
        <span role="status">{preview.isSignedOut ? SIGNED_OUT : 'Náhľad, presne ako na webe'}</span>
      </p>
      <ArticleBody
        title={current.title || 'Názov článku'}
        heading="h2"
        date={publishAt ? <ArticleDate at={publishAt} /> : 'Koncept'}
        image={current.image}
        alt={current.alt}
        html={preview.html}
      />
    </div>
  );
}

/** Explains the publication date, by the article's state. */
const TERM_HINTS: Record<ArticleState, string> = {
  draft: 'Kedy sa článok zverejní, keď ho naplánujete.',
  scheduled: 'Kedy sa článok zverejní. Nový termín platí po uložení.',
  published: 'Deň zverejnenia. Ak má článok vyjsť znova neskôr, použite Naplánovať znova.',
  trashed: '',
};

function hasSameValues(one: ArticleValues, other: ArticleValues): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof ArticleValues] === value);
}
