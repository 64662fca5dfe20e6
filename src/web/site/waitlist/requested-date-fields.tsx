import { CITIES } from '#domain/courses/course.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import type { FieldError } from '#domain/field-error.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { SelectField } from '#web/shared/select-field.tsx';

interface RequestedDateFieldsProps {
  types: Pick<CourseType, 'id' | 'name'>[];
  values: Record<string, string>;
  errors: FieldError[];
}

/** The course type and city for which a date is requested. */
export function RequestedDateFields({ types, values, errors }: RequestedDateFieldsProps) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: complaintAbout(name, errors),
    required: true,
  });
  return (
    <div className="row">
      <SelectField {...field('courseTypeId')} label="Kurz *">
        <option value="">Vyberte kurz</option>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('city')} label="Mesto *">
        <option value="">Vyberte mesto</option>
        {CITIES.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </SelectField>
    </div>
  );
}
