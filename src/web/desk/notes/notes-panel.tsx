import type { Note } from '#domain/notes/note.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { GuardedForm } from '#web/desk/kit/guarded-form.tsx';
import { Instant } from '#web/desk/kit/instant.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { TextAreaField } from '#web/shared/field.tsx';

/** A refused note as it was entered, and why it was refused. */
export interface NoteRefusal {
  note: string;
  message: string;
}

interface NotesPanelProps {
  notes: readonly Note[];
  /** The address for new notes; each note is deleted at an address below it. */
  path: string;
  /** The current user: only the author can delete a note. */
  selfId: string;
  refusal?: NoteRefusal | undefined;
}

/** The notes of staff, and a form for a new one. */
export function NotesPanel({ notes, path, selfId, refusal }: NotesPanelProps) {
  return (
    <Panel title="Poznámky" note="vidia ich len zamestnanci">
      {notes.length > 0 && (
        <ol className="lines">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="remark-head">
                <b>{note.author}</b> <Instant at={note.writtenAt} />
              </p>
              <p className="as-typed">{note.text}</p>
              {note.authorId === selfId && (
                // asks for confirmation, without scripts as well
                <details className="folded">
                  <summary>Zmazať</summary>
                  <DeskForm action={pathBelow(path, `${note.id}/zmazanie`)}>
                    <Submit label="Naozaj zmazať" isRed isSmall />
                  </DeskForm>
                </details>
              )}
            </li>
          ))}
        </ol>
      )}
      <GuardedForm action={path} className="panel-body stack" noValidate isUnsaved={refusal !== undefined}>
        <TextAreaField
          aria-keyshortcuts={KEYS.add}
          name="note"
          label="Nová poznámka"
          defaultValue={refusal?.note}
          error={refusal?.message}
        />
        <Submit label="Pridať poznámku" isLine isSmall />
      </GuardedForm>
    </Panel>
  );
}

/** A path below another one, keeping its query. */
function pathBelow(path: string, below: string): string {
  const [base = '', query] = path.split('?');
  return query ? `${base}/${below}?${query}` : `${base}/${below}`;
}
