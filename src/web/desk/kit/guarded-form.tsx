import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { DeskForm } from './desk-form.tsx';

interface GuardedFormProps extends Omit<ComponentProps<typeof DeskForm>, 'ref'> {
  /** True for a refused form, whose values are stored nowhere else. */
  isUnsaved?: boolean;
}

/** A form of the desk: the browser warns before its unsaved values are left. */
export function GuardedForm({ isUnsaved = false, ...form }: GuardedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useWarningBeforeLeaving(useChangedForm(element) || isUnsaved, element);
  return <DeskForm {...form} ref={element} />;
}

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

/**
 * The browser warns before a page with unsaved changes is left, unless `form`, a `DeskForm`, is being sent; a form sent
 * by a script call never leaves the page, so it is not passed.
 */
export function useWarningBeforeLeaving(isChanged: boolean, form?: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (form?.current?.ariaBusy !== 'true') event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged, form]);
}
