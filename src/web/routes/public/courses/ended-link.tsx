import { data } from 'react-router';
import type { PageHandle, PageModule } from '#web/front/page-handle.ts';
import { EndedLink } from '#web/ui/site/course/ended-link.tsx';

export const handle: PageHandle = { dependsOn: ['company'], noIndex: true };

export const notFound: PageModule['notFound'] = '/kurz';

/** `/kurz` and every link to a private course that leads to none: what became of the link, with the status of what is not there. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function ErrorBoundary() {
  return <EndedLink />;
}

export default function NoCourse() {
  return null;
}
