import { type ButtonHTMLAttributes, type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { KEYS, type KeyName, keyThatFocuses } from './keys.ts';
import { useDeskData } from './use-desk-data.ts';

/**
 * A form of the desk that changes something: pressing its button repeatedly sends it once, and it is marked busy
 * meanwhile. The key lets the server detect a duplicate too. Without a connection the page stays with all that was typed:
 * the browser's own error page would lose it.
 */
export function DeskForm({ children, onSubmit, ...form }: ComponentProps<'form'>) {
  const formKey = useDeskData()?.formKey;
  const sending = useRef<HTMLFormElement>(undefined);
  const [offlineAt, setOfflineAt] = useState<number>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    setOfflineAt(navigator.onLine ? undefined : event.timeStamp);
    if (!navigator.onLine) return event.preventDefault();
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
      {offlineAt !== undefined && (
        // focused at each press, because the button may be far from the end of its form
        <p key={offlineAt} className="note-warn unsent" role="alert" tabIndex={-1} ref={focus}>
          {nonBreaking(OFFLINE)}
        </p>
      )}
    </form>
  );
}

interface ButtonLook {
  /** Drawn by a line: not what is to be done next. */
  isLine?: boolean;
  /** It deletes. */
  isRed?: boolean;
  isSmall?: boolean;
}

export function buttonClass({ isLine, isRed, isSmall }: ButtonLook): string {
  return ['btn', isLine && 'btn--line', isRed && 'btn--red', isSmall && 'btn--sm'].filter(Boolean).join(' ');
}

export interface KeyOfAct {
  keys?: KeyName;
  /** Its key only focuses it: it sends emails, or deletes at once. */
  needsEnter?: boolean;
}

export function keyAttributes({ keys, needsEnter }: KeyOfAct) {
  return keys && needsEnter ? keyThatFocuses(KEYS[keys]) : { 'aria-keyshortcuts': keys && KEYS[keys] };
}

type ButtonAttributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'>;

export interface SubmitProps extends ButtonAttributes, ButtonLook, KeyOfAct {
  label: string;
}

/** A button that sends the form around it. */
export function Submit({ label, isLine, isRed, isSmall, keys, needsEnter, ...button }: SubmitProps) {
  const className = buttonClass({ isLine, isRed, isSmall });
  return (
    <button type="submit" className={className} {...keyAttributes({ keys, needsEnter })} {...button}>
      {label}
    </button>
  );
}

/** The field that identifies one instance of a form; `DeskForm` sends it. */
export const FORM_KEY = 'formular';

const OFFLINE =
  'Neodoslalo sa to: nie ste pripojení k internetu. Skúste to znova, keď budete. Čo ste vyplnili, zostáva tu.';

function focus(element: HTMLElement | null) {
  element?.focus();
}
