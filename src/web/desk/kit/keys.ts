import type { HTMLAttributes } from 'react';

/**
 * The keys of the desk's actions: the same letter for the same verb everywhere. An element with `aria-keyshortcuts` is
 * activated by its key and listed in the dialog „Klávesové skratky“ (decision 0050).
 */
export const KEYS = {
  add: 'n',
  call: '#',
  cancel: 'z',
  /** Also saves a page and confirms its question. */
  confirm: 'p',
  copy: 'c',
  /** Dates: today's month, the dates of a type, the publication time of an article. */
  date: 'd',
  download: 'l',
  downloadText: ',',
  edit: 'u',
  hide: 'y',
  /** Merges two clients. */
  join: '&',
  names: 'm',
  /** The next page, month or day. */
  next: 'ArrowRight',
  occupancy: 'b',
  offer: 'o',
  /** Postpones to another day. */
  postpone: 'o',
  attendance: 'i',
  previous: 'ArrowLeft',
  publish: 'w',
  /** Removes something: a course, an email that must not be sent, a person from a list. */
  remove: 'Delete',
  restore: 'r',
  /** The search of the whole desk, or of the list where there is none. */
  search: '/',
  searchList: 'f',
  selectAll: 'a',
  send: 's',
  /** Marks as done. */
  settle: '.',
  transfer: 't',
  undo: 'Backspace',
  /** Opens the parent page: its list. */
  up: 'h',
  view: 'v',
  write: 'e',
} as const;

export type KeyName = keyof typeof KEYS;

/** For actions that send emails or delete something at once: the key only focuses the button, and Enter confirms. */
export function keyThatFocuses(key: string): HTMLAttributes<HTMLElement> {
  return { 'aria-keyshortcuts': key, 'data-key-focuses': true } as HTMLAttributes<HTMLElement>;
}
