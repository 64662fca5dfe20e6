/** No address of ours holds bytes that are no text, or control characters: NUL breaks a query of Postgres. */
export function isReadable({ pathname, search }: URL): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname)) && !search.includes('%00');
  } catch {
    return false;
  }
}
