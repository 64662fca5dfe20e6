import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'defaultValue' | 'ref'> & {
  id: string;
  defaultValue?: string;
  ref?: RefObject<HTMLTextAreaElement | null>;
};

/**
 * A text area that keeps what was typed into it before scripts ran: React, hydrating one that is not empty, would write
 * its default over it. Input fields need no such care.
 */
export function TextArea({ id, defaultValue = '', ref, ...props }: TextAreaProps) {
  const isHydrating = !useHydrated();
  const [typed] = useState(() => (isHydrating ? typedInto(id) : undefined));
  const own = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? own;
  // the default itself stays the page's own: resetting gives it back, and only what differs from it is a change
  useEffect(() => {
    if (area.current) area.current.defaultValue = defaultValue;
  }, [area, defaultValue]);
  return <textarea ref={area} id={id} defaultValue={typed ?? defaultValue} {...props} />;
}

function typedInto(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
