/** How many participants of a sign-up are shown per page. */
export const PEOPLE_PER_PAGE = 50;
