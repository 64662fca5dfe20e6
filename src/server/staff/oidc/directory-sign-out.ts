import type { App } from '#server/app.ts';
import { findSession } from '#server/staff/sessions.ts';
import { DirectoryAway } from './directory.ts';

/**
 * Where a user who signs out here signs out of the company's directory too; undefined where there is none, it has no
 * such address, or it does not answer: then they are signed out only here. To be called before the session ends.
 */
export async function directorySignOutUrl(app: App, request: Request, returnAddress: URL): Promise<URL | undefined> {
  if (!app.directory) return undefined;
  const session = await findSession(app, request);
  if (!session?.idToken) return undefined;
  try {
    return await app.directory.signOutUrl(session.idToken, returnAddress);
  } catch (error) {
    if (!(error instanceof DirectoryAway)) throw error;
    app.log.warn({ err: error }, 'the directory is away');
    return undefined;
  }
}
