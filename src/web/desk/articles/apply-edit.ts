import type { Edit } from '#domain/articles/markdown-edit.ts';

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
