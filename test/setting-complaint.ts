import { readConfig, WrongSetting } from '#server/config.ts';

/** The error message for settings with which the server cannot start; `nothing` where it can. */
export function complaintAbout(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof WrongSetting) return error.message;
    throw error;
  }
  return 'nothing';
}
