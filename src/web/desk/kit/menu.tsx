import { Children, type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from '#web/shared/icon.tsx';
import { Act } from './acts.tsx';
import { KEYS } from './keys.ts';

interface MenuProps {
  /** The class of the button that opens it. */
  className: string;
  button: ReactNode;
  /** Its links, buttons and forms. */
  children: ReactNode;
}

/** A menu below its button, nothing where it would be empty: a native popover, no script. */
function Menu({ className, button, children }: MenuProps) {
  const id = useId();
  const acts = Children.toArray(children);
  if (acts.length === 0) return null;
  return (
    <>
      <button type="button" className={className} popoverTarget={id}>
        {button}
      </button>
      <div className="menu menu--below" id={id} popover="auto">
        <ul>
          {acts.map((act, place) => (
            <li key={place}>{act}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/**
 * A link without a new document, whose scripts would have to start anew. The menu it is in is closed first, so that the
 * focus returns to its button, where a dialog restores it later.
 */
export function DeskLink(link: LinkProps) {
  return (
    <Link {...link} onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()} />
  );
}

interface MoreProps extends Pick<MenuProps, 'children'> {
  /** The name of the row, or what the page is about: „Ďalšie: kurz“. */
  of: string;
  /** Among the buttons of a page. */
  isButton?: boolean;
}

/** What is done rarely with a row or a page, and what removes something (`del`). */
export function More({ of, isButton = false, children }: MoreProps) {
  return (
    <Menu
      className={isButton ? 'btn btn--line more-acts' : 'more-acts'}
      button={
        <>
          <Icon name="more" />
          <span className="sr-only">Ďalšie: {of}</span>
        </>
      }
    >
      {children}
    </Menu>
  );
}

interface RecordActsProps {
  /** The name of the row's record. */
  of: string;
  /** The addresses of its pages; undefined where it cannot be edited or removed. */
  edit: string | undefined;
  remove: string | undefined;
  labels?: { edit: string; remove: string };
  /** Further acts, as words before them. */
  children?: ReactNode;
}

/** The acts of a row whose record has a page to edit it, and one to remove it. */
export function RecordActs({ of, edit, remove, labels = EDIT_AND_DELETE, children }: RecordActsProps) {
  return (
    <>
      {children}
      {edit && <Act label={labels.edit} of={of} to={edit} keys="edit" />}
      <More of={of}>{remove && <Act label={labels.remove} of={of} to={remove} keys="remove" className="del" />}</More>
    </>
  );
}

const EDIT_AND_DELETE = { edit: 'Upraviť', remove: 'Zmazať' };

/** The list as a spreadsheet or a text; `at` is its address as a file. */
export function Downloads({ at }: { at(file: 'zoznam.xlsx' | 'zoznam.csv'): string }) {
  return (
    <Menu
      className="btn btn--line"
      button={
        <>
          Stiahnuť
          <Icon name="caret" />
        </>
      }
    >
      <a href={at('zoznam.xlsx')} aria-keyshortcuts={KEYS.download}>
        Tabuľka (xlsx)
      </a>
      <a href={at('zoznam.csv')} aria-keyshortcuts={KEYS.downloadText}>
        Text (csv)
      </a>
    </Menu>
  );
}
