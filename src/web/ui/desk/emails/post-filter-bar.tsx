import { POST_ABOUT_LABELS, POST_ORDERS, READABLE_KINDS } from '#domain/emails/post.ts';
import { DaysFields } from '#web/ui/desk/days-fields.tsx';
import { foundWords } from '#web/ui/desk/desk-list.tsx';
import { POST } from '#web/ui/desk/desk-sections.ts';
import type { ListDays } from '#web/ui/desk/list-days.ts';
import { FilterSelect, ListSearch } from '#web/ui/desk/list-search.tsx';
import type { PostListFilter } from './post-filter.ts';
import { narrowingWords } from './post-filter-words.ts';

interface PostFilterBarProps {
  filter: PostListFilter;
  days: ListDays;
  list: { total: number; countMax?: number };
}

/** Filters and orders the list of all emails. */
export function PostFilterBar({ filter, days, list }: PostFilterBarProps) {
  return (
    <ListSearch
      action={POST}
      filter={filter}
      narrowedBy={narrowingWords(filter)}
      placeholder="Adresa, predmet, meno alebo firma"
      count={foundWords(list, 'e-mail', 'e-maily', 'e-mailov')}
      className="filter-bar--post"
    >
      <FilterSelect label="Druh" name="druh" value={filter.kind} any="Všetky druhy">
        <Options labels={READABLE_KINDS} />
      </FilterSelect>
      <FilterSelect label="Týka sa" name="tyka" value={filter.about} any="Čohokoľvek">
        <Options labels={POST_ABOUT_LABELS} />
      </FilterSelect>
      <DaysFields days={days} labels={{ from: 'Napísané od', to: 'Napísané do' }} />
      <FilterSelect label="Zoradenie" name="zoradenie" value={filter.order ?? 'newest'}>
        <Options labels={POST_ORDERS} />
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
