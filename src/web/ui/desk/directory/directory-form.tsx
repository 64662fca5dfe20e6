import { startLoginPath } from './directory-paths.ts';

interface DirectoryFormProps {
  label: string;
  /** The page that was asked for. */
  target: string;
  /** The directory is to ask which account it shall be. */
  asOther?: boolean;
  inNewTab?: boolean;
}

/** The button that leads to the company's directory. */
export function DirectoryForm({ label, target, asOther = false, inNewTab = false }: DirectoryFormProps) {
  return (
    <form method="post" action={startLoginPath(target, asOther)} target={inNewTab ? '_blank' : undefined}>
      <button className="btn" type="submit">
        {label}
      </button>
    </form>
  );
}
