import { data, type RouterContextProvider } from 'react-router';
import type { App } from '#server/app.ts';
import type { Directory } from '#server/staff/oidc/directory.ts';
import { isDirectoryReachable } from '#server/staff/oidc/directory-sign-in.ts';
import { appOf } from '#web/context.ts';
import { pageAfterSignIn } from '#web/desk/staff-guard.ts';
import { letFormsReachDirectory } from './directory-forms.ts';

/** The company's directory; 404 where staff sign in another way. */
export function requireDirectory(app: App): Directory {
  if (!app.directory) throw data(null, { status: 404 });
  return app.directory;
}

/** The data of the sign-in page where staff sign in through the company's directory. */
export async function directorySignIn(
  context: Readonly<RouterContextProvider>,
  directory: Directory,
  { searchParams }: URL,
) {
  const isAway = !(await isDirectoryReachable(appOf(context), directory));
  letFormsReachDirectory(context);
  const { name } = directory.settings;
  return data({ way: 'oidc' as const, name, target: pageAfterSignIn(searchParams), isAway }, isAway ? 503 : 200);
}
