import type { Edit } from '#domain/articles/markdown-edit.ts';

/**
 * Changes a text area by one of the toolbar's moves. Only what differs is replaced, and as if it was typed: the
 * browser's own undo takes it back.
 */
export function applyEdit(area: HTMLTextAreaElement, move: (edit: Edit) => Edit): void {
  const { value: before, selectionStart, selectionEnd } = area;
  const { text, start, end } = move({ text: before, start: selectionStart, end: selectionEnd });
  const head = commonLength(before, text);
  const tail = commonLength(reversed(before.slice(head)), reversed(text.slice(head)));
  area.focus();
  area.setSelectionRange(head, before.length - tail);
  const replacement = text.slice(head, text.length - tail);
  // deprecated and without a successor: nothing else keeps the undo
  const isTyped = document.execCommand(replacement ? 'insertText' : 'delete', false, replacement);
  if (!isTyped) {
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
