/** Where staff see what is kept and what was erased. */
export const PRIVACY = '/dashboard/sukromie';
