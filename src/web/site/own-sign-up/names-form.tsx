import type { ReactNode } from 'react';
import { THIS_PAGE } from './act.tsx';

interface NamesFormProps {
  /** The address of the sign-up's page, where that is not the shown one. */
  action?: string;
  children: ReactNode;
}

/** The form that stores the names of a company's people. */
export function NamesForm({ action = THIS_PAGE, children }: NamesFormProps) {
  return (
    <form method="post" action={action} autoComplete="off">
      <input type="hidden" name="act" value="names" />
      {children}
      <div className="btns">
        <button className="btn" type="submit">
          Uložiť mená
        </button>
      </div>
    </form>
  );
}
