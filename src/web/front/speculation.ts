/**
 * What a browser may fetch ahead while somebody points at a link: our own public pages, so that the next
 * one is there at once without a script. Never staff's pages, files or anything that acts.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/dashboard*' } },
          { not: { href_matches: '/signIn*' } },
          { not: { href_matches: '/signOut*' } },
          { not: { href_matches: '/prihlasky/*' } },
          { not: { href_matches: '/galeria/*' } },
          { not: { href_matches: '/api/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
