import {
  EMAIL_ABOUT_LABELS,
  EMAIL_LIST_ORDERS,
  EMAIL_LIST_STATE_LABELS,
  READABLE_KINDS,
} from '#domain/emails/email-list.ts';
import { DaysFields } from '#web/desk/kit/days-fields.tsx';
import { totalPhrase } from '#web/desk/kit/desk-list.tsx';
import { EMAILS } from '#web/desk/kit/desk-sections.ts';
import type { ListDays } from '#web/desk/kit/list-days.ts';
import { FilterSelect, ListSearch } from '#web/desk/kit/list-search.tsx';
import type { EmailListFilter } from './email-list-filter.ts';
import { filterPhrases } from './email-list-filter-phrases.ts';

interface EmailListFilterBarProps {
  filter: EmailListFilter;
  days: ListDays;
  list: { total: number; countMax?: number };
}

/** Filters and orders the list of all emails. */
export function EmailListFilterBar({ filter, days, list }: EmailListFilterBarProps) {
  return (
    <ListSearch
      action={EMAILS}
      filter={filter}
      stateLabel={filter.state && EMAIL_LIST_STATE_LABELS[filter.state]}
      narrowedBy={filterPhrases({ ...filter, state: undefined })}
      placeholder="Adresa, predmet, meno alebo firma"
      count={totalPhrase(list, 'e-mail', 'e-maily', 'e-mailov')}
    >
      <FilterSelect label="Druh" name="druh" value={filter.kind} any="Všetky druhy">
        <Options labels={READABLE_KINDS} />
      </FilterSelect>
      <FilterSelect label="Týka sa" name="tyka" value={filter.about} any="Čohokoľvek">
        <Options labels={EMAIL_ABOUT_LABELS} />
      </FilterSelect>
      <DaysFields days={days} labels={{ from: 'Napísané od', to: 'Napísané do' }} />
      <FilterSelect label="Zoradenie" name="zoradenie" value={filter.order ?? 'newest'}>
        <Options labels={EMAIL_LIST_ORDERS} />
      </FilterSelect>
    </ListSearch>
  );
}

function Options({ labels }: { labels: Record<string, string> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
