import { useRef } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { useChangedForm } from '#web/desk/kit/use-changed-form.ts';
import { useWarningBeforeLeaving } from '#web/desk/kit/use-warning-before-leaving.ts';
import { DateField } from '#web/shared/date-field.tsx';
import { complaintAbout, InputField, TextAreaField } from '#web/shared/field.tsx';
import { EPISODE_LABELS, type EpisodeField, type EpisodeFormValues } from './form-values.ts';

const REQUIRED = new Set<EpisodeField>(['number', 'day', 'durationMinutes', 'title', 'text']);

interface EpisodeFormProps {
  values: EpisodeFormValues;
  errors: FieldError[];
  /** True when these values are from a refused save and are stored nowhere else. */
  isUnsaved: boolean;
}

/** The form of one episode; works without scripts. */
export function EpisodeForm({ values, errors, isUnsaved }: EpisodeFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useChangedForm(element);
  useWarningBeforeLeaving(isChanged || isUnsaved, element);
  const field = (name: EpisodeField) => ({
    name,
    label: REQUIRED.has(name) ? `${EPISODE_LABELS[name]} *` : EPISODE_LABELS[name],
    defaultValue: values[name],
    error: complaintAbout(name, errors),
  });
  return (
    <DeskForm ref={element} className="stack" noValidate>
      <input type="hidden" name="updatedAt" value={values.updatedAt} />
      <Panel title="Epizóda">
        <div className="panel-body stack">
          <div className="fields">
            <InputField inputMode="numeric" {...field('number')} />
            <DateField required {...field('day')} />
            <InputField inputMode="numeric" {...field('durationMinutes')} />
          </div>
          <InputField {...field('title')} />
          <TextAreaField
            hint="Jedna alebo dve vety. Uvidia ich na stránke aj v podcastových aplikáciách."
            {...field('text')}
          />
        </div>
      </Panel>
      <Panel title="Odkazy" note="Čo nevyplníte, na stránke nebude">
        <div className="panel-body stack">
          <InputField inputMode="url" {...field('streamingUrl')} />
          <InputField inputMode="url" {...field('videoUrl')} />
          <div className="fields">
            <InputField
              inputMode="url"
              hint="Súbor .mp3 alebo .m4a. S ním sa epizóda dostane do kanála RSS."
              {...field('audioUrl')}
            />
            <InputField inputMode="decimal" {...field('audioBytes')} />
          </div>
        </div>
      </Panel>
      <div className="btns">
        <button type="submit" className="btn">
          Uložiť epizódu
        </button>
        <a className="btn btn--line" href="/dashboard/podcast">
          Zrušiť
        </a>
      </div>
    </DeskForm>
  );
}
