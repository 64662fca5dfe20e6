import { defineList, type FilterOf } from '#web/desk/kit/list.ts';

export const articleList = defineList({
  path: '/dashboard/clanky',
  tabs: {
    label: 'Stav článkov',
    all: 'Všetky',
    states: { draft: 'Koncepty', scheduled: 'Naplánované', published: 'Zverejnené', trashed: 'Kôš' },
  },
  search: 'Hľadať názov, adresu alebo text',
  noun: ['článok', 'články', 'článkov'],
  empty: {
    title: 'Zatiaľ nemáte žiadny článok',
    text: 'Prvý začnite tlačidlom Nový článok. Na webe sa ukáže, až keď ho zverejníte.',
  },
  noMatch: 'Tomuto filtru nezodpovedá žiadny článok',
});

export type ArticleFilter = FilterOf<typeof articleList>;

/** The id in the editor's address until an article is first saved. */
export const NEW_ARTICLE = 'novy';

/** The actions on an article, as path segments of its forms. */
export type ArticleStep = 'zverejnenie' | 'naplanovanie' | 'stiahnutie' | 'spojenie' | 'kos' | 'obnovenie';
