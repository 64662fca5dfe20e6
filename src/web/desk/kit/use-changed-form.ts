import { type RefObject, useEffect, useState } from 'react';

/**
 * True while a form differs from the values the page was loaded with. It reads the DOM fields, so that text typed
 * before scripts ran, or restored by the browser, counts as well.
 */
export function useChangedForm(form: RefObject<HTMLFormElement | null>): boolean {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setChanged(hasChanges(element));
    look();
    element.addEventListener('input', look);
    element.addEventListener('change', look);
    addEventListener('pageshow', look);
    return () => {
      element.removeEventListener('input', look);
      element.removeEventListener('change', look);
      removeEventListener('pageshow', look);
    };
  }, [form]);
  return isChanged;
}

/** True when a field's value differs from the one the page was loaded with. */
export function hasChanges(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) return [...field.options].some((o) => o.selected !== o.defaultSelected);
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}
