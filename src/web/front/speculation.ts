/**
 * Where a page made ahead would be in vain or do harm: what is staff's, acts, is one person's own, or is a file. The
 * pattern with the dot stands for every file with an ending: no page has one.
 */
const NEVER = [
  '/dashboard*',
  '/signIn*',
  '/signOut*',
  '/api/*',
  '/blog/nahlad/*',
  '/*\\?*prihlaska=*',
  '/*\\?*dopyt=*',
  '/pdf/*',
  '/*.*',
];

/**
 * What a browser may make ahead while somebody points at a link: our own public pages, so that the next one is there at
 * once (decision 0032). A place on the same page needs no fetching.
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
