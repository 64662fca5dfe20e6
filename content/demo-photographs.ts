// Drawn portraits and places of the invented company, in the place of photographs: each is marked „Ukážka“ on the site.

/** Whom and what they show, as the company's record and its courses name them. */
export const DEMO_PHOTOGRAPHS = [
  { kind: 'person', name: 'Ing. Peter Vzorný', image: '/ukazky/portret-1-480x600.svg' },
  { kind: 'person', name: 'Ing. Mária Ukážková', image: '/ukazky/portret-2-480x600.svg' },
  { kind: 'person', name: 'Mgr. Ján Príklad', image: '/ukazky/portret-3-480x600.svg' },
  { kind: 'person', name: 'Ing. Tomáš Brezina', image: '/ukazky/portret-4-480x600.svg' },
  { kind: 'person', name: 'Ondrej Hudec', image: '/ukazky/portret-5-480x600.svg' },
  { kind: 'person', name: 'Marián Ďurica', image: '/ukazky/portret-6-480x600.svg' },
  { kind: 'person', name: 'Martin Skúšobný', image: '/ukazky/portret-7-480x600.svg' },
  { kind: 'person', name: 'Lucia Modelová', image: '/ukazky/portret-8-480x600.svg' },
  { kind: 'person', name: 'Eva Cvičná', image: '/ukazky/portret-9-480x600.svg' },
  { kind: 'branch', name: 'Liptovský Mikuláš', image: '/ukazky/dom-720x480.svg' },
  { kind: 'hall', name: 'Príkladná 3, 1. poschodie, Žilina', image: '/ukazky/ucebna-720x480.svg' },
  { kind: 'hall', name: 'Ukážková 1, školiace stredisko, Liptovský Mikuláš', image: '/ukazky/ucebna-720x480.svg' },
  { kind: 'reference', name: 'Vzorový hotel', image: '/ukazky/dom-720x480.svg' },
] as const;
