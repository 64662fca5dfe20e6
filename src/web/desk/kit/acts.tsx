import { CHOICE } from './choice.ts';
import { buttonClass, DeskForm, type KeyOfAct, keyAttributes } from './desk-form.tsx';

interface ActProps extends KeyOfAct {
  label: string;
  /** The page that does it, or asks first. */
  to?: string;
  /** Where its form is sent, if not to the page's own address. */
  action?: string;
  /** The row its form is about, where the act is one on chosen rows. */
  chosen?: string;
  className?: string | undefined;
  isDownload?: true;
  /** The row it is in, for a screen reader; or the whole name it has there. */
  of?: string;
  name?: string;
  /** The id of what it is about. */
  describedBy?: string;
}

/** What can be done with a page or a row: a link, or else the button of a form of its own. */
export function Act({ label, to, action, chosen, keys, needsEnter, className, ...act }: ActProps) {
  const shown = {
    className,
    'aria-label': act.name ?? (act.of && `${label}: ${act.of}`),
    'aria-describedby': act.describedBy,
    ...keyAttributes({ keys, needsEnter }),
  };
  if (to !== undefined)
    return (
      <a href={to} download={act.isDownload} {...shown}>
        {label}
      </a>
    );
  return (
    <DeskForm action={action}>
      {chosen && <input type="hidden" name={CHOICE} value={chosen} />}
      <button type="submit" {...shown}>
        {label}
      </button>
    </DeskForm>
  );
}

interface ActButtonProps extends Omit<ActProps, 'className'> {
  /** What is to be done next: green. */
  isMain?: boolean;
  isSmall?: true;
}

/** An act among the buttons of a page. */
export function ActButton({ isMain, isSmall, ...act }: ActButtonProps) {
  return <Act {...act} className={buttonClass({ isLine: !isMain, isSmall })} />;
}
