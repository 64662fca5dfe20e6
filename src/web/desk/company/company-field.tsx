import { counted, nonBreaking } from '#domain/slovak.ts';
import { Complaint } from '#web/shared/field.tsx';
import { Sign } from '#web/shared/sign.tsx';
import type { CompanyField as Field } from './section.ts';

interface Props extends Field {
  value: string;
  error?: string;
  warning?: string;
}

/** One fact: its field, its error or warning, and where it is shown. */
export function CompanyField({
  name,
  label,
  type = 'text',
  hint,
  usedOn = [],
  isNeeded,
  value,
  error,
  warning,
}: Props) {
  if (type === 'checkbox')
    return (
      <label className="opt">
        <input type="checkbox" id={name} name={name} defaultChecked={value === 'on'} />
        {nonBreaking(label)}
      </label>
    );
  const isMissing = isNeeded && !value && !error;
  const notes = [hint, isMissing && 'Chýba. Kým ho nevyplníte, na webe sa neukáže.'].filter(Boolean).join(' ');
  const descriptionIds = [error && `${name}-error`, warning && `${name}-warning`, notes && `${name}-hint`].filter(
    Boolean,
  );
  return (
    <div className={`field${error ? ' field--bad' : ''}${isMissing ? ' field--missing' : ''}`}>
      <label htmlFor={name}>{nonBreaking(label)}</label>
      <input
        id={name}
        name={name}
        // saving adds a missing https://, but a browser would refuse the address
        type={type === 'url' ? 'text' : type}
        inputMode={type === 'url' ? 'url' : undefined}
        maxLength={200}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionIds.join(' ') || undefined}
      />
      {error && <Complaint id={`${name}-error`}>{error}</Complaint>}
      {warning && (
        <p className="field-warning" id={`${name}-warning`}>
          <Sign src="system-pozor" size={22} />
          {warning}
        </p>
      )}
      {notes && (
        <p className="hint" id={`${name}-hint`}>
          {nonBreaking(notes)}
        </p>
      )}
      {usedOn.length > 0 && (
        <details className="used">
          <summary>Kde to je: {counted(usedOn.length, 'miesto', 'miesta', 'miest')}</summary>
          {usedOn.map(({ title, to }) =>
            to ? (
              <a key={title} href={to}>
                {nonBreaking(title)}
              </a>
            ) : (
              <span key={title}>{nonBreaking(title)}</span>
            ),
          )}
        </details>
      )}
    </div>
  );
}
