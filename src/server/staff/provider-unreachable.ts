/** The identity provider gave no valid answer: staff cannot be told from visitors now. */
export class ProviderUnreachable extends Error {}
