/** Where the company's directory sends people back to; it has to be told there as well. */
export const RETURN_PATH = '/signIn/oidc/navrat';

/** The sign-in page, and where it leads. */
export function signInPath(target: string): string {
  return `/signIn?${new URLSearchParams({ dalej: target })}`;
}

/** Where a form that leads to the directory is sent; as another than the account last used there, if wished. */
export function startLoginPath(target: string, asOther: boolean): string {
  return `/signIn/oidc?${new URLSearchParams({ dalej: target, ...(asOther && { iny: '' }) })}`;
}
