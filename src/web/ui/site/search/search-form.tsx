import { QUESTION_LENGTH_MAX } from '#domain/site-search/site-question.ts';
import { Complaint, described } from '#web/ui/shared/field.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';

/** The search field of the site; the result has an address. */
export function SearchForm({ text, complaint }: { text: string; complaint: string | undefined }) {
  return (
    <search>
      <form action="/hladat" className={complaint ? 'search-form field field--bad' : 'search-form field'}>
        <label className="sr-only" htmlFor="q">
          Hľadať na webe
        </label>
        <Icon name="search" />
        <input
          id="q"
          name="q"
          type="search"
          maxLength={QUESTION_LENGTH_MAX}
          defaultValue={text}
          enterKeyHint="search"
          {...described('q', undefined, complaint)}
        />
        <button type="submit" className="btn">
          Hľadať
        </button>
        {complaint && <Complaint id="q-error">{complaint}</Complaint>}
      </form>
    </search>
  );
}
