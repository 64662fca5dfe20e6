/** How many people of a sign-up are shown at a time. */
export const PEOPLE_PER_PAGE = 50;
