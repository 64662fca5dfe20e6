import { version } from '../../../package.json';

/** The version of the running program. */
export const VERSION: string = version;
