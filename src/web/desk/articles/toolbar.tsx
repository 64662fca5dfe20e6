import {
  type Edit,
  EMPTY_TABLE,
  insertBlock,
  insertLink,
  toggleLinePrefix,
  toggleMarker,
} from '#domain/articles/markdown-edit.ts';

type Move = (edit: Edit) => Edit;

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
  /** False until scripts run: the buttons would do nothing, so desk-articles.css shows only the Markdown marks. */
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
