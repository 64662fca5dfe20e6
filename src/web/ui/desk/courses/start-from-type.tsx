import { useLocation } from 'react-router';
import { SelectField } from '#web/ui/shared/select-field.tsx';
import type { NamedCourseType } from './course-opening.ts';

/** Fills in the form from a type: loads the page again with the type in its address. */
export function StartFromType({ formId, types }: { formId: string; types: readonly NamedCourseType[] }) {
  const query = new URLSearchParams(useLocation().search);
  const started = query.get('typ') ?? '';
  // keeps the filter of the list behind the dialog
  const others = [...query].filter(([name]) => name !== 'typ');
  return (
    <div className="start-from">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} form={formId} />
      ))}
      <SelectField name="typ" label="Začať z typu" defaultValue={started} form={formId}>
        <option value="">Prázdny formulár</option>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <button type="submit" form={formId} className="btn btn--line btn--sm">
        Vyplniť
      </button>
    </div>
  );
}
