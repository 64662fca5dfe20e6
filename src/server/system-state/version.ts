import { version } from '../../../package.json';

/** Of the program that runs. */
export const VERSION: string = version;
