import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { useDeskData } from './use-desk-data.ts';

/**
 * A form of the desk that changes something: pressing its button repeatedly sends it once, and it is marked busy
 * meanwhile. The key lets the server detect a duplicate too.
 */
export function DeskForm({ children, onSubmit, ...form }: ComponentProps<'form'>) {
  const formKey = useDeskData()?.formKey;
  const sending = useRef<HTMLFormElement>(undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    const submitter = event.submitter as HTMLElement | null;
    // a preview goes to a frame, so the page stays
    if (event.defaultPrevented || submitter?.hasAttribute('formtarget')) return;
    if (sending.current) return event.preventDefault();
    sending.current = event.currentTarget;
    sending.current.setAttribute('aria-busy', 'true');
  }

  // Back restores the page with its busy mark
  useEffect(() => {
    const shownAgain = () => {
      sending.current?.removeAttribute('aria-busy');
      sending.current = undefined;
    };
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, []);

  return (
    <form method="post" {...form} onSubmit={submit}>
      {formKey && <input type="hidden" name={FORM_KEY} value={formKey} />}
      {children}
    </form>
  );
}

/** The field that identifies one instance of a form; `DeskForm` sends it. */
export const FORM_KEY = 'formular';
