import { useRef } from 'react';
import { ARTICLE_SERVICES } from '#domain/articles/article.ts';
import { ATTACHMENT_CATALOGUE } from '#domain/courses/attachment.ts';
import type { FieldError } from '#domain/field-error.ts';
import { IconPicker } from '#web/desk/courses/icon-picker.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { COURSE_TYPES } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { useChangedForm } from '#web/desk/kit/use-changed-form.ts';
import { useWarningBeforeLeaving } from '#web/desk/kit/use-warning-before-leaving.ts';
import { complaintAbout, InputField, TextAreaField } from '#web/shared/field.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { COURSE_TYPE_LABELS, type CourseTypeField, type CourseTypeFormValues } from './form-values.ts';

interface CourseTypeFormProps {
  values: CourseTypeFormValues;
  version: number;
  provisions: readonly string[];
  errors: FieldError[];
  /** True when these values are from a refused save and are stored nowhere else. */
  isUnsaved: boolean;
}

/** The form of one course type; works without scripts. */
export function CourseTypeForm({ values, version, provisions, errors, isUnsaved }: CourseTypeFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useChangedForm(element);
  useWarningBeforeLeaving(isChanged || isUnsaved, element);
  const field = (name: CourseTypeField, star = '') => ({
    name,
    label: COURSE_TYPE_LABELS[name] + star,
    defaultValue: values[name],
    error: complaintAbout(name, errors),
  });
  return (
    <DeskForm ref={element} className="stack" noValidate>
      <input type="hidden" name="version" value={version} />
      <Panel title="Typ">
        <div className="panel-body stack">
          <div className="fields">
            <InputField {...field('name', ' *')} />
            <SelectField {...field('service', ' *')}>
              <option value="">Vyberte službu</option>
              {Object.entries(ARTICLE_SERVICES).map(([path, title]) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </SelectField>
            <InputField inputMode="numeric" hint="Menšie číslo je v zoznamoch skôr." {...field('position', ' *')} />
          </div>
          <IconPicker image={values.image} error={complaintAbout('image', errors)} />
        </div>
      </Panel>
      <Panel title="Z čoho sa začne nový kurz" note="Uložené kurzy sa nezmenia">
        <div className="panel-body stack">
          <InputField {...field('nameOfCourse', ' *')} />
          <div className="fields">
            <InputField
              inputMode="numeric"
              hint="Najmenší rozsah niektorých kurzov určuje vyhláška č. 356/2007 Z. z."
              {...field('durationDays', ' *')}
            />
            <InputField inputMode="numeric" hint="0 = bez obmedzenia" {...field('typicalCapacity', ' *')} />
            <InputField {...field('price')} />
          </div>
          <TextAreaField {...field('courseInfo')} />
          <TextAreaField {...field('invitation')} />
          <TextAreaField {...field('forWho')} />
          <TextAreaField {...field('output')} />
          <SelectField {...field('form')}>
            <option value="">Bez tlačiva</option>
            {ATTACHMENT_CATALOGUE.map(({ url, name }) => (
              <option key={url} value={url}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </Panel>
      <Panel title="Čo stránka kurzu hovorí" note="Platí hneď pre všetky kurzy tohto typu">
        <div className="panel-body stack">
          <div className="fields">
            <InputField hint="Napríklad 8.00 – 15.00 h" {...field('hours')} />
            <InputField {...field('document')} />
            <InputField
              inputMode="numeric"
              hint="Ak sa kurz neopakuje, nechajte prázdne."
              {...field('validityMonths')}
            />
          </div>
          <InputField
            hint="Bez lehoty sem napíšte, dokedy platí doklad: „na neurčito; …“."
            {...field('validityBasis')}
          />
          <SelectField {...field('validityLaw')}>
            <option value="">Bez odkazu na predpis</option>
            {provisions.map((provision) => (
              <option key={provision}>{provision}</option>
            ))}
          </SelectField>
        </div>
      </Panel>
      <div className="btns">
        <button type="submit" className="btn">
          Uložiť typ
        </button>
        <a className="btn btn--line" href={COURSE_TYPES}>
          Zrušiť
        </a>
      </div>
    </DeskForm>
  );
}
