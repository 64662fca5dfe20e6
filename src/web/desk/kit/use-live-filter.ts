import { type SubmitEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { List } from './list.ts';
import { readDays } from './list-days.ts';
import { hasChanges } from './use-changed-form.ts';

/** While the user is typing, the list is not read. */
const PAUSE_MILLISECONDS = 120;

/**
 * Applies the fields of a list's filter as they change: they replace the address, and the router reads the list for it.
 * The fields are uncontrolled; they are filled in when the address changes by other means (Back, „Vymazať filtre“).
 */
export function useLiveFilter(list: Pick<List, 'at' | 'read'>) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  // only the form replaces the address: that must not overwrite a field being typed into
  const isByForm = useNavigationType() === 'REPLACE';
  const query = new URLSearchParams(search);
  // a new filter starts from the first page
  const current = list.at({ ...list.read(query), page: 1 });
  const applied = useRef(current);
  const shownKey = useRef(key);

  function apply() {
    clearTimeout(pause.current);
    if (!form.current) return;
    const entered = enteredIn(form.current);
    const address = list.at(entered);
    // an unfinished day is not an error yet
    if (address === applied.current || hasWrongDay(entered)) return;
    applied.current = address;
    navigate(address, { replace: true, preventScrollReset: true });
  }

  // an effect because only the DOM has the values chosen before scripts ran or restored by the browser; behind a dialog
  // they are not applied, as that would close it with all that was entered
  useEffect(() => {
    if (pathname === list.at({}) && form.current && hasChanges(form.current)) apply();
  }, []);

  useEffect(() => {
    if (key === shownKey.current) return;
    shownKey.current = key;
    if (isByForm) return;
    applied.current = current;
    fillIn(form.current, query);
  });

  return {
    ref: form,
    onInput() {
      clearTimeout(pause.current);
      pause.current = setTimeout(apply, PAUSE_MILLISECONDS);
    },
    // a link that is pressed next must not be overtaken
    onBlur: apply,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      // the server says what is wrong with a day
      if (hasWrongDay(enteredIn(event.currentTarget))) return;
      event.preventDefault();
      apply();
      // as after a new document: the keys of the list work again
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}

function enteredIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function hasWrongDay(query: URLSearchParams): boolean {
  return Object.values(readDays(query).complaints).some(Boolean);
}

function fillIn(form: HTMLFormElement | null, query: URLSearchParams): void {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    field.value = query.get(field.name) ?? '';
    // an order that is in no address is the first
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}
