import { type ComponentProps, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A text area that keeps what was typed into it before scripts ran: React, hydrating one that is not empty, would write
 * its default over it. Input fields need no such care.
 */
export function TextArea({ id, defaultValue, ...props }: ComponentProps<'textarea'> & { id: string }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [initial] = useState(() => (isHydrating ? typedInto(id) : undefined) ?? defaultValue);
  return <textarea id={id} defaultValue={initial} {...props} />;
}

function typedInto(id: string): string | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
