import { data, redirect } from 'react-router';
import { takeContactRequest } from '#server/contact-requests/contact-request-work.ts';
import { appOf } from '#web/context.ts';
import { setNotice } from '#web/forms/desk-notices.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { contactRequestPath, readContactFilter } from '#web/ui/desk/contact-requests/contact-filter.ts';
import { type RequestNews, requestNewsQuery } from '#web/ui/desk/contact-requests/request-notice.tsx';
import type { Route } from './+types/contact-request-taking';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the button is on the request's page. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect(requestPath(args));
}

/** „Prevziať dopyt“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  switch (await appOf(args.context).change(staff, (change) => takeContactRequest(change, args.params.id))) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'taken':
      return redirect(requestPath(args, 'ma-ho-kolega'), 303);
    case 'done':
      // the state has changed as well, but the notice should name what the user pressed
      setNotice(args, 'contactRequest.taken');
      return redirect(requestPath(args), 303);
  }
}

function requestPath({ params, url }: Pick<Route.LoaderArgs, 'params' | 'url'>, news?: RequestNews): string {
  const filter = readContactFilter(url.searchParams);
  return contactRequestPath(params.id, filter, undefined, news && requestNewsQuery(news));
}
