/** The identity provider gave no valid answer, so a request cannot be authenticated. */
export class ProviderUnreachable extends Error {}
