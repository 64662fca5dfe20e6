/** Explains why an account of the company's provider has no access; one sentence for every provider. */
export function notListedSentence(email: string): string {
  return `Prihlásili ste sa ako ${email}. Táto adresa nie je na zozname zamestnancov.`;
}

export const REQUEST_ACCESS = 'požiadajte o prístup kolegu s\u00A0rolou Správca.';
