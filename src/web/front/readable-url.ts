/** Our addresses contain no invalid encoding and no control characters: NUL makes a Postgres query fail. */
export function isReadable({ pathname, search }: URL): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname)) && !search.includes('%00');
  } catch {
    return false;
  }
}
