import { COURSE_ICONS } from '#domain/course.ts';
import { Complaint } from '../field.tsx';
import { Sign } from '../sign.tsx';

interface IconPickerProps {
  image: string;
  error: string | undefined;
  onChange(image: string): void;
}

/** The thirteen course signs; the chosen one is named in words as well. */
export function IconPicker({ image, error, onChange }: IconPickerProps) {
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
              checked={icon.image === image}
              onChange={() => onChange(icon.image)}
            />
            <Sign src={icon.image} size={48} />
          </label>
        ))}
      </div>
      <p className="hint">{COURSE_ICONS.find((icon) => icon.image === image)?.title}</p>
      {error && <Complaint id="image-error">{error}</Complaint>}
    </fieldset>
  );
}
