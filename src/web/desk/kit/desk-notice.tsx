import type { ReactNode } from 'react';
import { Sign } from '#web/shared/sign.tsx';

interface DeskNoticeProps {
  sign: 'system-ok' | 'system-chyba' | 'system-pozor' | 'system-info';
  role: 'status' | 'alert';
  children: ReactNode;
}

/** A notice above the page it is about. An alert says why an act was refused and has the focus, without scripts too. */
export function DeskNotice({ sign, role, children }: DeskNoticeProps) {
  const isAlert = role === 'alert';
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to an act, and its reader would begin at its top
    <div className="desk-notice" role={role} tabIndex={isAlert ? -1 : undefined} autoFocus={isAlert}>
      <Sign src={sign} size={36} />
      <div>{children}</div>
    </div>
  );
}
