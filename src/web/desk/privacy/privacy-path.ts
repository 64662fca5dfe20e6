/** The page that shows what is stored and what was erased. */
export const PRIVACY = '/dashboard/sukromie';
