import { type ComponentProps, useRef } from 'react';
import { DeskForm } from './desk-form.tsx';
import { useChangedForm } from './use-changed-form.ts';
import { useWarningBeforeLeaving } from './use-warning-before-leaving.ts';

interface GuardedFormProps extends Omit<ComponentProps<typeof DeskForm>, 'ref'> {
  /** True for a refused form, whose values are stored nowhere else. */
  isUnsaved?: boolean;
}

/** A form of the desk: the browser warns before its unsaved values are left. */
export function GuardedForm({ isUnsaved = false, ...form }: GuardedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useWarningBeforeLeaving(useChangedForm(element) || isUnsaved, element);
  return <DeskForm {...form} ref={element} />;
}
