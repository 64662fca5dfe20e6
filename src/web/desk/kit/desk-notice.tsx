import type { ReactNode } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { FOCUSED_ALERT } from '#web/shared/field.tsx';
import { Sign } from '#web/shared/sign.tsx';

interface DeskNoticeProps {
  sign: 'system-ok' | 'system-chyba' | 'system-pozor' | 'system-info';
  /** Where it has to be read first; a status by default. */
  role?: 'alert' | undefined;
  text?: string;
  /** What follows the text. */
  children?: ReactNode;
}

/** A notice above the page it is about. */
export function DeskNotice({ sign, role, text, children }: DeskNoticeProps) {
  return (
    <div className="desk-notice" {...(role ? FOCUSED_ALERT : { role: 'status' })}>
      <Sign src={sign} size={36} />
      <div>
        {text && <p>{nonBreaking(text)}</p>}
        {children}
      </div>
    </div>
  );
}
