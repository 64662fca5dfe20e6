import { type RefObject, useEffect } from 'react';

/**
 * The browser warns before a page with unsaved changes is left, unless `form` is being submitted; a form sent by a
 * script call never leaves the page, so it is not passed.
 */
export function useWarningBeforeLeaving(isChanged: boolean, form?: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!isChanged) return;
    let isSubmitting = false;
    const element = form?.current;
    const submitted = ({ submitter }: SubmitEvent) => {
      // a preview goes to a frame, so the page stays
      isSubmitting = !submitter?.hasAttribute('formtarget');
    };
    // the page was restored from the browser's back/forward cache
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
