import {
  type Edit,
  EMPTY_TABLE,
  insertBlock,
  insertLink,
  toggleLinePrefix,
  toggleMarker,
} from '#domain/articles/markdown-edit.ts';

export type Move = (edit: Edit) => Edit;

const GROUPS: { label: string; move: Move }[][] = [
  [
    { label: 'Nadpis', move: (edit) => toggleLinePrefix(edit, () => '## ') },
    { label: 'Tučné', move: (edit) => toggleMarker(edit, '**', 'tučné') },
    { label: 'Kurzíva', move: (edit) => toggleMarker(edit, '*', 'kurzíva') },
  ],
  [
    { label: 'Zoznam', move: (edit) => toggleLinePrefix(edit, () => '- ') },
    { label: 'Číslovaný', move: (edit) => toggleLinePrefix(edit, (index) => `${index + 1}. `) },
    { label: 'Citát', move: (edit) => toggleLinePrefix(edit, () => '> ') },
  ],
  [
    { label: 'Odkaz', move: insertLink },
    { label: 'Tabuľka', move: (edit) => insertBlock(edit, EMPTY_TABLE) },
  ],
];

const MARKS = '## nadpis  **tučné**  *kurzíva*  - zoznam  1. číslovaný  > citát  [odkaz](https://)';

interface ToolbarProps {
  /** The id of the text area it edits. */
  controls: string;
  /** False until scripts run: the buttons would do nothing, so only the Markdown marks are shown. */
  isReady: boolean;
  onMove(move: Move): void;
  onPicture(): void;
}

/** Markdown formatting buttons, for users who do not know the syntax. */
export function Toolbar({ controls, isReady, onMove, onPicture }: ToolbarProps) {
  return (
    <div className="editor-bar" role="toolbar" aria-label="Formátovanie" aria-controls={controls}>
      {!isReady && <p>{MARKS}</p>}
      {GROUPS.map((group) => (
        <span key={group[0]?.label}>
          {group.map(({ label, move }) => (
            <button key={label} type="button" aria-disabled={!isReady} onClick={() => onMove(move)}>
              {label}
            </button>
          ))}
        </span>
      ))}
      <span>
        <button type="button" aria-disabled={!isReady} onClick={onPicture}>
          Obrázok
        </button>
      </span>
    </div>
  );
}

/**
 * Applies a toolbar move to a text area. Only the changed text is replaced, as if typed, so that the browser's undo
 * reverts it.
 */
export function applyEdit(area: HTMLTextAreaElement, move: (edit: Edit) => Edit): void {
  const { value: before, selectionStart, selectionEnd } = area;
  const { text, start, end } = move({ text: before, start: selectionStart, end: selectionEnd });
  const head = commonLength(before, text);
  const tail = commonLength(reversed(before.slice(head)), reversed(text.slice(head)));
  area.focus();
  area.setSelectionRange(head, before.length - tail);
  const replacement = text.slice(head, text.length - tail);
  // deprecated and without a replacement: no other API keeps the undo history
  const isInserted = document.execCommand(replacement ? 'insertText' : 'delete', false, replacement);
  if (!isInserted) {
    area.setRangeText(replacement);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return text.split('').reverse().join('');
}
