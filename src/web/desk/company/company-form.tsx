import { useRef, useState } from 'react';
import { type CompanyForm as Form, rowCount } from '#domain/company/company-form.ts';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { useChangedForm, useWarningBeforeLeaving } from '#web/desk/kit/guarded-form.tsx';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { CompanyField } from './company-field.tsx';
import type { CompanyRows, CompanySection } from './section.ts';
import { COMPANY_SECTIONS, countMissing, isIn, partPath } from './sections.ts';

interface Props {
  form: Form;
  /** The time of the save from which this form was filled in. */
  updatedAt: string;
  errors: FieldError[];
  warnings: FieldError[];
  /** True when the form's values are from a refused save and are stored nowhere else. */
  isUnsaved: boolean;
  /** The id of the section that is shown first. */
  part: string;
}

/** The whole company record in one plain form, so that it works without scripts. */
export function CompanyForm({ form, updatedAt, errors, warnings, isUnsaved, part }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useChangedForm(element) || isUnsaved;
  useWarningBeforeLeaving(isChanged, element);
  const messages = { errors: byField(errors), warnings: byField(warnings) };
  const isHydrated = useHydrated();
  const [shownId, show] = useState(part);
  return (
    <div className="duo company-desk">
      <nav className="side-nav" aria-label="Oddiely">
        <ul>
          {COMPANY_SECTIONS.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                aria-current={isHydrated && section.id === shownId ? 'true' : undefined}
                onClick={() => show(section.id)}
              >
                {nonBreaking(section.title)}
                {countMissing(section, form) > 0 && (
                  <span className="flag flag--warn">chýba&nbsp;{countMissing(section, form)}</span>
                )}
                {warnings.some(({ field }) => isIn(section, field)) && (
                  <span className="flag flag--warn">pozrite sa</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DeskForm ref={element} action={partPath(shownId)} className="stack" noValidate>
        <input type="hidden" name="updatedAt" value={updatedAt} />
        {form.demo === 'on' && (
          <label className="opt company-demo">
            <input type="checkbox" name="demo" defaultChecked />
            Toto je vymyslená ukážková firma. Keď vyplníte skutočné údaje, zrušte zaškrtnutie.
          </label>
        )}
        {COMPANY_SECTIONS.map((section) => (
          // all of them without scripts, and those with an error
          <Section
            key={section.id}
            section={section}
            form={form}
            messages={messages}
            isHidden={isHydrated && section.id !== shownId && !errors.some(({ field }) => isIn(section, field))}
          />
        ))}
        <div className="save-bar">
          <p>Zmena sa na webe ukáže hneď po uložení.</p>
          {isChanged && (
            // loads the page as stored; the browser warns about unsaved changes first
            <a className="btn btn--line btn--sm" href={partPath(shownId)}>
              Vrátiť
            </a>
          )}
          <button className="btn btn--sm" type="submit">
            Uložiť zmeny
          </button>
        </div>
      </DeskForm>
    </div>
  );
}

interface FieldMessages {
  errors: Record<string, string>;
  warnings: Record<string, string>;
}

interface SectionProps {
  section: CompanySection;
  form: Form;
  messages: FieldMessages;
  isHidden: boolean;
}

function Section({ section, form, messages, isHidden }: SectionProps) {
  const { id, title, note, fields, rows = [] } = section;
  return (
    <section className="panel" id={id} aria-labelledby={`${id}-nadpis`} hidden={isHidden}>
      <header>
        <h2 id={`${id}-nadpis`}>{nonBreaking(title)}</h2>
        {note && <p className="muted">{nonBreaking(note)}</p>}
      </header>
      <div className="panel-body stack">
        {fields.length > 0 && (
          <div className="fields">
            {fields.map((field) => (
              <CompanyField
                key={field.name}
                {...field}
                value={form[field.name] ?? ''}
                error={messages.errors[field.name]}
                warning={messages.warnings[field.name]}
              />
            ))}
          </div>
        )}
        {rows.map((list) => (
          <Rows key={list.list} rows={list} form={form} errors={messages.errors} />
        ))}
      </div>
    </section>
  );
}

/** The rows of a list and one empty row for a new entry. */
function Rows({ rows, form, errors }: { rows: CompanyRows; form: Form; errors: Record<string, string> }) {
  const { list, one, another, marked } = rows;
  const count = rowCount(form, list);
  return Array.from({ length: count + 1 }, (_, index) => {
    const nameOf = (part: string) => [list, index, part].filter((piece) => piece !== '').join('.');
    const mark = marked && form[nameOf(marked.by)] === 'on' ? marked : undefined;
    return (
      <fieldset className="company-row" key={nameOf('')}>
        <legend>{nonBreaking(mark?.one ?? (index === count ? another : `${one} ${index + 1}`))}</legend>
        {mark && <input type="hidden" name={nameOf(mark.by)} value="on" />}
        {mark && <p className="muted">{nonBreaking(mark.note)}</p>}
        <div className="fields">
          {(mark ?? rows).fields.map((field) => {
            const name = nameOf(field.name);
            return <CompanyField key={name} {...field} name={name} value={form[name] ?? ''} error={errors[name]} />;
          })}
        </div>
      </fieldset>
    );
  });
}

function byField(messages: FieldError[]): Record<string, string> {
  return Object.fromEntries(messages.map(({ field, message }) => [field, message]));
}
