import { FEEDBACK } from '#web/desk/kit/desk-sections.ts';
import { defineList } from '#web/desk/kit/list.ts';

export const feedbackList = defineList({
  path: FEEDBACK,
  tabs: {
    label: 'Spokojnosť',
    all: 'Všetky',
    states: { low: 'Nespokojní 0–6', middle: 'Zdržanliví 7–8', high: 'Spokojní 9–10' },
  },
  fields: { courseTypeId: { name: 'typ', label: 'Kurz', any: 'Všetky kurzy' } },
  noun: ['odpoveď', 'odpovede', 'odpovedí'],
  empty: {
    title: 'Zatiaľ nikto neodpovedal',
    text: 'Deň po kurze sa e-mailom pýtame, či by nás ľudia odporučili. Odpovede uvidíte tu.',
  },
  noMatch: 'Tomuto filtru nezodpovedá žiadna odpoveď',
});
