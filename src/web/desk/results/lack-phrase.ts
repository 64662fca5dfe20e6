const LACKS = {
  name: 'meno',
  birthDate: 'dátum narodenia',
  opinion: 'lekársky posudok',
  letters: 'písmená, ktoré vieme vytlačiť',
};

/** „chýba meno, dátum narodenia“ */
export function lackPhrase(lacks: readonly (keyof typeof LACKS)[]): string {
  return `chýba ${lacks.map((lack) => LACKS[lack]).join(', ')}`;
}
