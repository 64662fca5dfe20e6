import type { Lack } from '#domain/results/closing.ts';
import type { ClosingPerson } from '#domain/results/result.ts';
import type { MissingItem } from '#web/desk/kit/missing-panel.tsx';
import { participantsPath } from '#web/desk/sign-ups/participants-path.ts';

const LACKS: Record<Lack | 'letters', string> = {
  name: 'meno',
  birthDate: 'dátum narodenia',
  opinion: 'lekársky posudok',
  letters: 'písmená, ktoré vieme vytlačiť',
};

/** What the document of a person waits for. */
export function lackingPerson(
  { participantId: id, signUpId, name, companyName }: ClosingPerson,
  lacks: readonly (Lack | 'letters')[],
): Omit<MissingItem, 'act'> {
  return {
    id,
    of: name || 'Účastník bez mena',
    missing: [`chýba ${lacks.map((lack) => LACKS[lack]).join(', ')}`, companyName].filter(Boolean).join(' · '),
    link: { label: 'Doplniť', to: participantsPath(signUpId) },
  };
}
