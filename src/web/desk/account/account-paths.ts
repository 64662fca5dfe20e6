// The page of a staff member's own account.

export const ACCOUNT = '/dashboard/ucet';
export const OWN_NAME = `${ACCOUNT}/meno`;
export const OWN_PASSWORD = `${ACCOUNT}/heslo`;
export const SECOND_FACTOR = `${ACCOUNT}/overenie`;
export const SECOND_FACTOR_CONFIRMATION = `${SECOND_FACTOR}/potvrdenie`;
export const SECOND_FACTOR_REMOVAL = `${SECOND_FACTOR}/vypnutie`;
export const RECOVERY_CODES = `${ACCOUNT}/zalozne-kody`;
export const OTHER_SESSIONS = `${ACCOUNT}/prihlasenia/ukoncenie`;

/** The address at which one session is ended. */
export function sessionEndingPath(id: string): string {
  return `${ACCOUNT}/prihlasenia/${encodeURIComponent(id)}/ukoncenie`;
}
