import { version } from '../../../package.json';

/** The version of the running program, with the commit it was built from (semver.org, 10). */
export const VERSION: string = [version, import.meta.env.COMMIT].filter(Boolean).join('+');
