import { defineList } from '#web/desk/kit/list.ts';

export const episodeList = defineList({
  path: '/dashboard/podcast',
  tabs: { label: 'Stav epizód', all: 'Všetky', states: { scheduled: 'Naplánované', published: 'Zverejnené' } },
  noun: ['epizóda', 'epizódy', 'epizód'],
  empty: {
    title: 'Zatiaľ nemáte žiadnu epizódu',
    text: 'Keď prvú pridáte, ukáže sa na stránke Podcast v deň, ktorý jej vyberiete.',
  },
  noMatch: 'V tomto stave nie je žiadna epizóda',
});
