/**
 * Addresses where prerendering would be useless or harmful: pages of staff, actions, pages of one person, and files.
 * The pattern with the dot matches every file with an extension: no page has one.
 */
const NEVER = [
  '/dashboard*',
  '/signIn*',
  '/signOut*',
  '/api/*',
  '/blog/nahlad/*',
  '/vasa-prihlaska/*',
  '/kurz/*',
  '/overenie/*',
  '/*\\?*prihlaska=*',
  '/*\\?*dopyt=*',
  '/*\\?*zapis=*',
  '/pdf/*',
  '/*.*',
];

/**
 * What a browser may prerender while the pointer is over a link: our own public pages, so that the next one is shown at
 * once (decision 0032). A link within the same page needs no fetching.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER } },
          { not: { selector_matches: '[href^="#"],[target],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
