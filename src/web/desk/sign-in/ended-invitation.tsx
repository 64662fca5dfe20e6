import { nonBreaking } from '#domain/slovak.ts';

/** The code of a one-time link. */
export function codeOf(url: URL): string {
  return url.searchParams.get('kod') ?? '';
}

/** The page of a one-time link that was used, replaced or has expired. */
export function EndedInvitation({ text }: { text: string }) {
  return (
    <div className="card widget">
      <h1>Odkaz už neplatí</h1>
      <p>{nonBreaking(text)}</p>
      <a className="btn" href="/signIn">
        Prihlásiť sa
      </a>
    </div>
  );
}
