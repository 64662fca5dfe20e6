import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalProps {
  /** The id of the dialog's heading. */
  titleId: string;
  /** The id of the text read out with the heading. */
  descriptionId?: string;
  className: string;
  role?: 'alertdialog';
  /** Called before Escape closes the dialog; false keeps it open. */
  mayClose?(): boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * A native dialog that is open while it is mounted. The server renders it open, so that it works without scripts; with
 * scripts it is modal, and the browser itself traps and restores the focus. The element focused first has
 * `data-first-focus`.
 */
export function Modal({ titleId, descriptionId, className, role, ...props }: ModalProps) {
  const { mayClose = () => true, onClose, children } = props;
  const ref = useRef<HTMLDialogElement>(null);

  // an effect because only the browser can open a dialog as modal
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // the user may have begun to type before scripts ran
    const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
    dialog.close();
    dialog.showModal();
    const first = focused ?? dialog.querySelector('[data-first-focus]');
    if (first instanceof HTMLElement) first.focus({ preventScroll: focused !== null });
    return () => dialog.close();
  }, []);

  function requestClose(event: SyntheticEvent) {
    event.preventDefault();
    // closing a nested dialog must not close the outer one
    event.stopPropagation();
    if (mayClose()) onClose();
  }

  return (
    <dialog
      ref={ref}
      open
      role={role}
      className={`modal ${className}`}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      onCancel={requestClose}
      // a browser may close on a second Escape without a cancel event; handling the key prevents that
      onKeyDown={(event) => event.key === 'Escape' && requestClose(event)}
      onClose={() => {
        if (ref.current?.open) return;
        // the question before closing must find it visible
        ref.current?.showModal();
        if (mayClose()) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
