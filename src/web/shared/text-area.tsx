import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'defaultValue' | 'ref'> & {
  id: string;
  defaultValue?: string;
  ref?: RefObject<HTMLTextAreaElement | null>;
};

/**
 * A text area that keeps what was typed before scripts ran: React would overwrite a non-empty one with its default
 * while hydrating. Input fields do not have this problem.
 */
export function TextArea({ id, defaultValue = '', ref, ...props }: TextAreaProps) {
  const isHydrating = !useHydrated();
  const [entered] = useState(() => (isHydrating ? readEnteredText(id) : undefined));
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? ownRef;
  // the DOM default stays the server's value, so that reset and change detection compare with it
  useEffect(() => {
    if (area.current) area.current.defaultValue = defaultValue;
  }, [area, defaultValue]);
  return <textarea ref={area} id={id} defaultValue={entered ?? defaultValue} {...props} />;
}

function readEnteredText(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
