/**
 * The Clerk scripts the browser loads: the versions the tests run, with the hash of their first file. Update them with
 * `@clerk/react`, together with the package hashes in `test/clerk/scripts.ts`.
 */
export const CLERK_SCRIPTS = {
  'clerk-js': {
    version: '6.40.0',
    integrity: 'sha384-8gd62xZ8tvxT1O+4WdkY1AqeSIb46eXh73EnondcZMg/Go05mR+ZiGOXrHR1aExl',
  },
  ui: {
    version: '1.34.0',
    integrity: 'sha384-cpSdNFy3bBTeLJQMFi3O39ceBOEHAHWohTJN3jSiLwE+qu5kzr5N0/EbEX35x6oF',
  },
} as const;
