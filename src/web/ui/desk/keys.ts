import type { HTMLAttributes } from 'react';

/**
 * The key of each act of the desk: the same email for the same verb everywhere. What bears one as `aria-keyshortcuts`
 * answers to it, and is listed with it by the dialog „Klávesové skratky“ (decision 0050).
 */
export const KEYS = {
  add: 'n',
  call: '#',
  cancel: 'z',
  /** Also: saves what a page is for, and answers what it asks. */
  confirm: 'p',
  copy: 'c',
  /** When: today's month, the dates of a type, the moment an article is published. */
  date: 'd',
  download: 'l',
  downloadText: ',',
  edit: 'u',
  hide: 'y',
  /** Two that are one. */
  join: '&',
  names: 'm',
  /** The next page, month or day. */
  next: 'ArrowRight',
  occupancy: 'b',
  offer: 'o',
  /** To another day. */
  postpone: 'o',
  attendance: 'i',
  previous: 'ArrowLeft',
  publish: 'w',
  /** Takes something off: a course, an email that shall not leave, somebody from a list. */
  remove: 'Delete',
  restore: 'r',
  /** The search of the whole desk; where there is none, that of the list. */
  search: '/',
  searchList: 'f',
  selectAll: 'a',
  send: 's',
  /** Says that nothing is left to do. */
  settle: '.',
  /** What something starts from: types of courses, templates of e-mails. */
  templates: 't',
  transfer: 't',
  undo: 'Backspace',
  /** To what stands above the page: its list. */
  up: 'h',
  view: 'v',
  /** Who waits for a date. */
  waitlist: 'q',
  write: 'e',
} as const;

/** For what sends emails or takes something away at once: its key brings the focus there, and Enter says yes. */
export function keyThatFocuses(key: string): HTMLAttributes<HTMLElement> {
  return { 'aria-keyshortcuts': key, 'data-key-focuses': true } as HTMLAttributes<HTMLElement>;
}
