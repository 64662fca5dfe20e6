import { data } from 'react-router';
import type { PageHandle, PageModule } from '#web/front/page-handle.ts';
import { EndedLink } from './ended-link-message.tsx';

export const handle: PageHandle = { dependsOn: ['company'], noIndex: true };

export const notFound: PageModule['notFound'] = '/kurz';

/** `/kurz` and every invalid link to a private course: explains that the link has ended, with the status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function ErrorBoundary() {
  return <EndedLink />;
}

export default function NoCourse() {
  return null;
}
