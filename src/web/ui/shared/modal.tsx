import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface ModalProps {
  /** The id of the heading inside. */
  titleId: string;
  /** The id of what is read out with the heading. */
  descriptionId?: string;
  className?: string;
  role?: 'alertdialog';
  /** Asked before Escape closes it; true lets it. */
  mayClose?(): boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * A native dialog that is open while it is mounted. The server sends it open, so that it works without scripts; with
 * them it is modal: keeping the focus inside and giving it back are the browser's own. What gets the focus first bears
 * `data-first-focus`.
 */
export function Modal({ titleId, descriptionId, className = '', role, ...props }: ModalProps) {
  const { mayClose = () => true, onClose, children } = props;
  const ref = useRef<HTMLDialogElement>(null);

  // an effect because only the browser can open a dialog as modal
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // somebody may have begun to type before scripts ran
    const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
    dialog.close();
    dialog.showModal();
    const first = focused ?? dialog.querySelector('[data-first-focus]');
    if (first instanceof HTMLElement) first.focus({ preventScroll: focused !== null });
    return () => dialog.close();
  }, []);

  function ask(event: SyntheticEvent) {
    event.preventDefault();
    // a dialog that stands in another one closes alone
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
      onCancel={ask}
      // a browser may close on a second Escape without asking; a key that was dealt with never gets that far
      onKeyDown={(event) => event.key === 'Escape' && ask(event)}
      onClose={() => {
        if (ref.current?.open) return;
        // whoever is asked whether to close it must see it
        ref.current?.showModal();
        if (mayClose()) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
