import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type ToastPosition, toast } from 'react-toastify/unstyled';
import { Toasts } from './toasts.tsx';

/** Public forms' toasts close after 5 s (specification section 9). */
const MILLISECONDS = 5_000;

/** The toasts of a public form. */
export interface FormToasts {
  info(message: string): void;
  dismiss(): void;
  /** Shows that the form is being sent, until one of these is called. */
  sending(): { stored(): void; failed(onRestore: () => void): void; dismiss(): void };
}

/** Adds a container for the form's toasts to the page. */
export function openFormToasts(position: ToastPosition): FormToasts {
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(<Toasts position={position} autoClose={MILLISECONDS} />);
  return {
    info: (message) => void toast.info(message, { autoClose: MILLISECONDS }),
    dismiss: () => toast.dismiss(),
    sending() {
      const id = toast.loading('Správa sa odosiela');
      const finish = (type: 'success' | 'error', render: ReactNode) =>
        toast.update(id, { type, render, isLoading: false, autoClose: MILLISECONDS, closeButton: true });
      return {
        stored: () => finish('success', 'Správa bola úspešne odoslaná'),
        failed: (onRestore) => finish('error', <Failure onRestore={onRestore} />),
        dismiss: () => toast.dismiss(id),
      };
    },
  };
}

/** The toast after a failure; its button restores the cleared values (decisions: Forms). */
function Failure({ onRestore }: { onRestore(): void }) {
  return (
    <p>
      Správu sa nepodarilo odoslať{' '}
      <button type="button" className="toast-action" onClick={onRestore}>
        Obnoviť údaje
      </button>
    </p>
  );
}
