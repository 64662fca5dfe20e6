import type { Lack } from '#domain/results/closing.ts';
import { type ClosingPerson, personLabel } from '#domain/results/result.ts';
import { countedPeople } from '#domain/slovak.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import type { MissingItem } from '#web/desk/kit/missing-panel.tsx';
import { namingPath } from '#web/desk/sign-ups/sign-up-paths.ts';

const LACKS: Record<Lack | 'letters', string> = {
  name: 'meno',
  birthDate: 'dátum narodenia',
  opinion: 'lekársky posudok',
  letters: 'písmená, ktoré vieme vytlačiť',
};

/** What the document of a person waits for. */
export function lackingPerson(
  person: ClosingPerson,
  lacks: readonly (Lack | 'letters')[],
  listedOn: { courseId: string; page: 'uzavretie' | 'doklady' },
): Omit<MissingItem, 'act'> {
  return {
    id: person.participantId,
    of: personLabel(person),
    missing: [`chýba ${lacks.map((lack) => LACKS[lack]).join(', ')}`, person.name && person.companyName]
      .filter(Boolean)
      .join(' · '),
    link: { label: 'Doplniť', to: namingPath(person.signUpId, listedOn.courseId, listedOn.page) },
  };
}

/** The button that asks by email for birth dates, with how many are missing; nothing where none is. */
export function BirthDatesRequest({ path, missing }: { path: string; missing: number }) {
  if (missing === 0) return null;
  return (
    <DeskForm action={path} className="btns">
      <span>{countedPeople(missing)} bez dátumu narodenia</span>
      <Submit label="Vyžiadať e-mailom" isLine isSmall />
    </DeskForm>
  );
}
