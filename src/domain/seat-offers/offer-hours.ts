/** How long whoever is asked may think it over, where the course is far enough. */
export const OFFER_HOURS = 48;
