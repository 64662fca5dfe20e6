/** Whoever vouches for our staff did not answer, or answered nonsense: nobody can be told from a visitor just now. */
export class ProviderUnreachable extends Error {}
