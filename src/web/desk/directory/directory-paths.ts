/** The address to which the company's directory redirects; it must be registered there as well. */
export const RETURN_PATH = '/signIn/oidc/navrat';

/** The sign-in page, with the page opened after it. */
export function signInPath(target: string): string {
  return `/signIn?${new URLSearchParams({ dalej: target })}`;
}

/** The address that starts the directory's sign-in; `asOther` lets the user choose another account. */
export function startLoginPath(target: string, asOther: boolean): string {
  return `/signIn/oidc?${new URLSearchParams({ dalej: target, ...(asOther && { iny: '' }) })}`;
}
