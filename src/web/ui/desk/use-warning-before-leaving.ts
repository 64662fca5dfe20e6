import { type RefObject, useEffect } from 'react';

/**
 * The browser asks before a page with unsaved changes is left, unless it is left by sending `form`; a form that is sent
 * by a call of ours never leaves the page and is not given.
 */
export function useWarningBeforeLeaving(isChanged: boolean, form?: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isChanged) return;
    let isSubmitting = false;
    const element = form?.current;
    const submitted = ({ submitter }: SubmitEvent) => {
      // a preview goes into a frame, and the page stays
      isSubmitting = !submitter?.hasAttribute('formtarget');
    };
    // back again, by the browser's own memory of the page
    const shown = () => {
      isSubmitting = false;
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSubmitting) event.preventDefault();
    };
    element?.addEventListener('submit', submitted);
    addEventListener('pageshow', shown);
    addEventListener('beforeunload', warn);
    return () => {
      element?.removeEventListener('submit', submitted);
      removeEventListener('pageshow', shown);
      removeEventListener('beforeunload', warn);
    };
  }, [isChanged, form]);
}
