import { data } from 'react-router';
import type { PageHandle } from '#web/front/page-handle.ts';

export const handle: PageHandle = { dependsOn: ['company'] };

/** `/404` and everything unknown: the 404 page with its status (specification section 2.1). */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
