import { COURSE_ICONS } from '#domain/courses/course.ts';
import { Complaint } from '#web/shared/field.tsx';
import { Sign } from '#web/shared/sign.tsx';

interface IconPickerProps {
  /** The initially chosen icon. */
  image: string;
  error: string | undefined;
}

/** The thirteen course signs; CSS alone shows the name of the chosen one. */
export function IconPicker({ image, error }: IconPickerProps) {
  return (
    <fieldset className={error ? 'field field--bad' : 'field'} aria-describedby={error && 'image-error'}>
      <legend className="lbl">Ikona</legend>
      <div className="icon-picker">
        {COURSE_ICONS.map((icon) => (
          <label key={icon.image} title={icon.title}>
            <input
              type="radio"
              name="image"
              value={icon.image}
              aria-label={icon.title}
              defaultChecked={icon.image === image}
            />
            <Sign src={icon.image} size={48} />
            <span className="hint" aria-hidden="true">
              {icon.title}
            </span>
          </label>
        ))}
      </div>
      {error && <Complaint id="image-error">{error}</Complaint>}
    </fieldset>
  );
}
