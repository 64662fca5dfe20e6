import { startLoginPath } from './directory-paths.ts';

interface DirectoryFormProps {
  label: string;
  /** The requested page. */
  target: string;
  /** True when the directory must let the user choose an account. */
  asOther?: boolean;
  inNewTab?: boolean;
}

/** The button that opens the company directory's sign-in. */
export function DirectoryForm({ label, target, asOther = false, inNewTab = false }: DirectoryFormProps) {
  return (
    <form method="post" action={startLoginPath(target, asOther)} target={inNewTab ? '_blank' : undefined}>
      <button className="btn" type="submit">
        {label}
      </button>
    </form>
  );
}
