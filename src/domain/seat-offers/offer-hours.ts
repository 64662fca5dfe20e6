/** How long an offer is valid, where the course is far enough. */
export const OFFER_HOURS = 48;
