import type { PageHandle, PageModule } from '#web/front/page-handle.ts';
import { UnknownLink } from './unknown-link-message.tsx';

/** Every link to a sign-up that is not ours, whatever is wrong with it, with the status 404. */
export { default, loader } from '#web/site/not-found.tsx';

export const handle: PageHandle = { dependsOn: ['company'], noIndex: true };

export const notFound: PageModule['notFound'] = '/vasa-prihlaska';

export function ErrorBoundary() {
  return <UnknownLink />;
}
