import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ownSignUpPath } from '#domain/sign-ups/sign-up-link.ts';
import type { PageHandle } from '#web/front/page-handle.ts';

export const handle: PageHandle = { noIndex: true };

/** The links of emails written before decision 0061: for the names of people, and to an offer by its id. */
export function loader({ params, url }: LoaderFunctionArgs & { url: URL }): never {
  throw redirect(ownSignUpPath(params.id ?? url.searchParams.get('kod') ?? ''));
}
