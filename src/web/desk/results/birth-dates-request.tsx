import { countedPeople } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';

/** The button that asks by email for birth dates, with how many are missing; nothing where none is. */
export function BirthDatesRequest({ path, missing }: { path: string; missing: number }) {
  if (missing === 0) return null;
  return (
    <DeskForm action={path} className="btns">
      <span>{countedPeople(missing)} bez dátumu narodenia</span>
      <button type="submit" className="btn btn--line btn--sm">
        Vyžiadať e-mailom
      </button>
    </DeskForm>
  );
}
