import type { FieldError } from '#domain/field-error.ts';
import { DateField } from '../date-field.tsx';
import { InputField, TextAreaField } from '../field.tsx';
import { Panel } from '../panel.tsx';

/** The fields of an episode as they stand in its form. */
export type EpisodeFormValues = Record<(typeof EPISODE_FIELDS)[number], string>;

export const EPISODE_FIELDS = [
  'number',
  'title',
  'day',
  'durationMinutes',
  'text',
  'streamingUrl',
  'videoUrl',
  'audioUrl',
  'audioBytes',
  'updatedAt',
] as const;

interface EpisodeFormProps {
  values: EpisodeFormValues;
  errors: FieldError[];
}

/** One episode; a plain form that works before scripts do. */
export function EpisodeForm({ values, errors }: EpisodeFormProps) {
  const field = (name: (typeof EPISODE_FIELDS)[number]) => ({
    name,
    defaultValue: values[name],
    error: errors.find((complaint) => complaint.field === name)?.message,
  });
  return (
    <form method="post" className="episode-form">
      <input type="hidden" name="updatedAt" value={values.updatedAt} />
      <Panel title="Epizóda">
        <div className="panel-body episode-fields">
          <div className="row">
            <InputField label="Číslo *" inputMode="numeric" {...field('number')} />
            <DateField label="Deň zverejnenia *" required {...field('day')} />
            <InputField label="Dĺžka v minútach *" inputMode="numeric" {...field('durationMinutes')} />
          </div>
          <InputField label="Názov *" {...field('title')} />
          <TextAreaField
            label="O čom epizóda je *"
            hint="Jedna alebo dve vety. Uvidia ich na stránke aj v podcastových aplikáciách."
            {...field('text')}
          />
        </div>
      </Panel>
      <Panel title="Odkazy" note="Čo nevyplníte, na stránke nebude">
        <div className="panel-body episode-fields">
          <InputField
            label="Podcastová platforma"
            inputMode="url"
            placeholder="https://"
            {...field('streamingUrl')}
          />
          <InputField label="Video platforma" inputMode="url" placeholder="https://" {...field('videoUrl')} />
          <div className="row row--audio">
            <InputField
              label="Adresa zvuku"
              inputMode="url"
              placeholder="https://"
              hint="Súbor .mp3 alebo .m4a. S ním sa epizóda dostane do kanála RSS."
              {...field('audioUrl')}
            />
            <InputField label="Veľkosť zvuku v MB" inputMode="decimal" {...field('audioBytes')} />
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
    </form>
  );
}
