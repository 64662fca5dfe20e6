import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ownSignUpPath } from '#domain/sign-ups/sign-up-link.ts';
import type { PageHandle, PageModule } from '#web/front/page-handle.ts';
import { findLinkedSignUp } from './linked-sign-up.ts';

export const handle: PageHandle = { noIndex: true };

export const notFound: PageModule['notFound'] = '/vasa-prihlaska';

/** The links of emails written before decision 0061: for the names of people, and to an offer by its id. */
export async function loader({ context, params, url }: LoaderFunctionArgs & { url: URL }) {
  const code = params.id ?? url.searchParams.get('kod') ?? '';
  await findLinkedSignUp(context, code);
  throw redirect(ownSignUpPath(code));
}
