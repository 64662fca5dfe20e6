import type { PageHandle, PageModule } from '#web/front/page-handle.ts';
import { EndedLink } from './ended-link-message.tsx';

/** `/kurz` and every invalid link to a private course: explains that the link has ended, with the status 404. */
export { default, loader } from '#web/site/not-found.tsx';

export const handle: PageHandle = { dependsOn: ['company'], noIndex: true };

export const notFound: PageModule['notFound'] = '/kurz';

export function ErrorBoundary() {
  return <EndedLink />;
}
