import { type RefObject, useEffect, useState } from 'react';
import { hasChanges } from './form-changes.ts';

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
