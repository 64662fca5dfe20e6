import { SIGN_UPS } from '#web/desk/kit/desk-sections.ts';
import { CITY, CLIENT, defineList, type FilterOf, type RouteOfRecord } from '#web/desk/kit/list.ts';

export const signUpList = defineList({
  path: SIGN_UPS,
  tabs: {
    label: 'Stav prihlášok',
    all: 'Všetky',
    states: { new: 'Nové', confirmed: 'Potvrdené', waiting: 'Náhradníci', cancelled: 'Zrušené' },
  },
  search: 'Meno, firma, telefón, text',
  fields: {
    courseId: { name: 'kurz', label: 'Kurz', any: 'Všetky kurzy' },
    city: CITY,
    clientId: CLIENT,
  },
  days: { from: 'Prijaté od', to: 'Prijaté do', words: 'prijaté' },
  noun: ['prihláška', 'prihlášky', 'prihlášok'],
  empty: {
    title: 'Zatiaľ neprišla žiadna prihláška',
    text: 'Keď sa niekto prihlási na kurz, uvidíte ho tu a dostanete e-mail.',
  },
  noMatch: 'Tomuto filtru nezodpovedá žiadna prihláška',
});

export type SignUpFilter = FilterOf<typeof signUpList>;

/** A page or an act of one sign-up. */
export type SignUpStep = RouteOfRecord<typeof SIGN_UPS>;
