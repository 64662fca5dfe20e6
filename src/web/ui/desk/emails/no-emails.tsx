import { nonBreaking } from '#domain/slovak.ts';
import { EmptyList } from '#web/ui/desk/desk-list.tsx';
import { type PostListFilter, postPath } from './post-filter.ts';
import { narrowingSentence } from './post-filter-words.ts';

/** Shown in place of a list without emails; `isAny` is true when another tab has some. */
export function NoEmails({ filter, isAny }: { filter: PostListFilter; isAny: boolean }) {
  const clearPath = postPath({ page: 1 });
  const sentence = narrowingSentence(filter);
  if (filter.state === 'held' && sentence === narrowingSentence({ state: 'held', page: 1 })) {
    return (
      <EmptyList title="Nič tu nečaká" clearPath={isAny ? clearPath : undefined}>
        Zadržíme len e-mail starší než tri dni, ktorý ešte nemal ako odísť, štvrtý e-mail, ktorý v&nbsp;jeden deň
        vyvolá na tú istú adresu formulár na webe, a&nbsp;e-mail na adresu, z&nbsp;ktorej sa nám predošlý vrátil.
      </EmptyList>
    );
  }
  return sentence ? (
    <EmptyList title="Tomuto výberu nezodpovedá žiadny e-mail" clearPath={clearPath}>
      {nonBreaking(sentence)} {nonBreaking('Skúste kratšie hľadanie, iné dni alebo iný druh.')}
    </EmptyList>
  ) : (
    <EmptyList title="Zatiaľ sme nenapísali žiadny e-mail">
      Keď sa niekto prihlási na kurz alebo pošle dopyt, uvidíte tu e-maily, ktoré sme mu poslali.
    </EmptyList>
  );
}
