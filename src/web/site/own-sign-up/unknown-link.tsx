import { data } from 'react-router';
import type { PageHandle, PageModule } from '#web/front/page-handle.ts';
import { UnknownLink } from './unknown-link-message.tsx';

export const handle: PageHandle = { dependsOn: ['company'], noIndex: true };

export const notFound: PageModule['notFound'] = '/vasa-prihlaska';

/** Every link to a sign-up that is not ours, whatever is wrong with it, with the status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function ErrorBoundary() {
  return <UnknownLink />;
}

export default function NoSignUp() {
  return null;
}
