import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { FORM_KEY } from './form-key.ts';

/**
 * A form of the desk that changes something: it is sent once however often its button is pressed, and says so while it is
 * under way. The key tells the server too that two of them are one.
 */
export function DeskForm({ children, onSubmit, ...form }: ComponentProps<'form'>) {
  const formKey = useRouteLoaderData<{ formKey: string }>('routes/staff/desk')?.formKey;
  const sending = useRef<HTMLFormElement>(undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    const submitter = event.submitter as HTMLElement | null;
    // a preview goes into a frame of the page
    if (event.defaultPrevented || submitter?.hasAttribute('formtarget')) return;
    if (sending.current) return event.preventDefault();
    sending.current = event.currentTarget;
    sending.current.setAttribute('aria-busy', 'true');
  }

  // Back shows the page as it was left
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
