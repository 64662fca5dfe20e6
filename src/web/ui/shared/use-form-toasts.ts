import { useRef } from 'react';
import type { ToastPosition } from 'react-toastify/unstyled';
import type { FormToasts } from './form-toasts.tsx';

/**
 * Fetches the toasts of a form on the first call, which is when the user touches the form, so that the page's initial
 * scripts are smaller (decision 0031). Undefined when they cannot be fetched: the form works without them.
 */
export function useFormToasts(position: ToastPosition): () => Promise<FormToasts | undefined> {
  const opening = useRef<Promise<FormToasts | undefined>>(undefined);
  return () => {
    opening.current ??= import('./form-toasts.tsx').then(
      ({ openFormToasts }) => openFormToasts(position),
      (error) => {
        console.error('The toasts were not loaded', error);
        opening.current = undefined;
        return undefined;
      },
    );
    return opening.current;
  };
}
