import { type RefObject, useEffect, useState } from 'react';

/**
 * True while a form holds something else than the page came with. The page's own fields are asked, so what was typed
 * before scripts ran, or put back by the browser, counts as well.
 */
export function useChangedForm(form: RefObject<HTMLFormElement | null>): boolean {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setChanged([...element.elements].some(isChangedField));
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

function isChangedField(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
  // a hidden field's value is its default: nobody types in it
  return field.value !== field.defaultValue;
}
