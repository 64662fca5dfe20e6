import { ARTICLE_SERVICES, type ArticleState } from '#domain/articles/article.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { DateField } from '#web/shared/date-field.tsx';
import { InputField, TextAreaField } from '#web/shared/field.tsx';
import type { ArticleFormValues } from './form-values.ts';

interface PublicationPanelProps {
  state: ArticleState;
  values: ArticleFormValues;
  complaint(field: string): string | undefined;
}

/** Explains the publication date, by the article's state. */
const TERM_HINTS: Record<ArticleState, string> = {
  draft: 'Kedy sa článok zverejní, keď ho naplánujete.',
  scheduled: 'Kedy sa článok zverejní. Nový termín platí po uložení.',
  published: 'Deň zverejnenia. Ak má článok vyjsť znova neskôr, použite Naplánovať znova.',
  trashed: '',
};

/** The article's publication date, its text in lists, and the service it links to. */
export function PublicationPanel({ state, values, complaint }: PublicationPanelProps) {
  return (
    <Panel title="Zverejnenie">
      <div className="panel-body stack">
        <div className="fields">
          <DateField name="date" label="Dátum" defaultValue={values.date} error={complaint('date')} />
          <InputField name="time" label="Čas" type="time" defaultValue={values.time} error={complaint('time')} />
        </div>
        <p className="hint">{nonBreaking(TERM_HINTS[state])}</p>
        <TextAreaField
          name="description"
          label="Krátky popis"
          rows={3}
          maxLength={300}
          hint="Najviac dva riadky v zozname článkov."
          defaultValue={values.description}
          error={complaint('description')}
        />
        <div className="field">
          <label htmlFor="service">Súvisiaca služba</label>
          <select id="service" name="service" defaultValue={values.service}>
            <option value="">Žiadna</option>
            {Object.entries(ARTICLE_SERVICES).map(([path, title]) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
        </div>
      </div>
    </Panel>
  );
}
