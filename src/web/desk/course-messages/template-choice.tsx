import type { EmailTemplate } from '#domain/email-templates/email-template.ts';
import { EMAIL_TEMPLATES } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { SelectField } from '#web/shared/select-field.tsx';

interface TemplateChoiceProps {
  templates: Pick<EmailTemplate, 'id' | 'title'>[];
  chosenId: string | undefined;
  /** Sign-ups that stay selected. */
  signUpIds: string[];
}

/** The template of the email; a separate form, which loads the page again. */
export function TemplateChoice({ templates, chosenId, signUpIds }: TemplateChoiceProps) {
  return (
    <Panel
      title="Šablóna"
      aside={
        <a className="arrow-link" href={EMAIL_TEMPLATES}>
          Upraviť šablóny
        </a>
      }
    >
      <form method="get" className="panel-body with-button">
        {signUpIds.map((id) => (
          <input key={id} type="hidden" name="prihlaska" value={id} />
        ))}
        <SelectField name="sablona" label="Začať z textu" defaultValue={chosenId ?? ''}>
          <option value="">Bez šablóny</option>
          {templates.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <button type="submit" className="btn btn--line">
          Použiť
        </button>
      </form>
    </Panel>
  );
}
