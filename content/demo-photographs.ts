// Drawn portraits and places of the invented company, in the place of photographs: each is marked „Ukážka“ on the site.

const INK = '#14191D';
const GREY = '#8C979E';

const HAIR = {
  short: `<path d="M48 80c-3-28 10-44 34-44 20 0 34 14 30 44-5-12-8-18-18-22-16 4-36 2-40 0-3 6-5 12-6 22Z" fill="${INK}"/>`,
  grey: `<path d="M47 78c-4-30 12-42 33-42s37 12 33 42c-6-14-12-20-20-22-12 3-28 3-38-1-4 5-7 11-8 23Z" fill="${GREY}" stroke="${INK}" stroke-width="3"/>`,
  long: `<path d="M44 132c-6-62-4-96 36-96s42 34 36 96l-14-8c4-26 2-46-4-62-14 6-30 4-38-2-6 18-6 40-2 64Z" fill="${INK}"/>`,
  tied: `<path d="M47 82c-4-32 12-46 33-46s37 14 33 46c-8-14-14-22-22-26-12 6-28 6-36 2-4 6-7 14-8 24Z" fill="${GREY}" stroke="${INK}" stroke-width="3"/><path d="M110 60c16 4 18 34 8 52-4-14-6-30-10-40Z" fill="${GREY}" stroke="${INK}" stroke-width="3"/>`,
  helmet: `<path d="M45 74c-2-34 16-50 35-50s37 16 35 50Z" fill="#fff" stroke="${INK}" stroke-width="4"/><path d="M38 74h84" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M72 25v30M88 25v30" stroke="${INK}" stroke-width="3.4"/>`,
} as const;

const GLASSES = `<circle cx="67" cy="85" r="10.5" fill="none" stroke="${INK}" stroke-width="3.4"/><circle cx="93" cy="85" r="10.5" fill="none" stroke="${INK}" stroke-width="3.4"/><path d="M77.5 84h5" stroke="${INK}" stroke-width="3.4"/>`;
const BEARD = `<path d="M49 92c2 26 14 37 31 37s29-11 31-37c-6 6-9 10-14 11-6-5-28-5-34 0-5-1-8-5-14-11Z" fill="${GREY}" stroke="${INK}" stroke-width="3"/>`;

interface Portrait {
  hair: keyof typeof HAIR;
  coat: string;
  hasGlasses?: true;
  hasBeard?: true;
}

function portrait({ hair, coat, hasGlasses, hasBeard }: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200" width="480" height="600" stroke-linejoin="round"><rect width="160" height="200" fill="#ECF0F2"/><path d="M10 206c0-44 26-58 54-66l16 13 16-13c28 8 54 22 54 66Z" fill="${coat}" stroke="${INK}" stroke-width="4"/><path d="M64 141l16 22 16-22" fill="#fff" stroke="${INK}" stroke-width="4"/><path d="M66 112v26l14 12 14-12v-26Z" fill="#fff" stroke="${INK}" stroke-width="4"/><ellipse cx="80" cy="86" rx="31" ry="40" fill="#fff" stroke="${INK}" stroke-width="4"/>${hasBeard ? BEARD : ''}<circle cx="68" cy="84" r="3.2"/><circle cx="92" cy="84" r="3.2"/><path d="M80 86v13l-5 2M70 112q10 7 20 0" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/>${HAIR[hair]}${hasGlasses ? GLASSES : ''}</svg>`;
}

/** A classroom: a screen, a window and rows of chairs. */
const HALL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="720" height="480"><rect width="240" height="160" fill="#ECF0F2"/><path d="M0 112h240v48H0z" fill="#DCE3E7"/><path d="M0 112h240" stroke="${INK}" stroke-width="3"/><rect x="64" y="22" width="92" height="58" fill="#fff" stroke="${INK}" stroke-width="4"/><path d="M78 40h40M78 52h64M78 64h52" stroke="${GREY}" stroke-width="4"/><rect x="182" y="24" width="42" height="58" fill="#fff" stroke="${INK}" stroke-width="4"/><path d="M203 24v58M182 53h42" stroke="${INK}" stroke-width="3"/><rect x="14" y="52" width="28" height="60" fill="#00734A" stroke="${INK}" stroke-width="4"/><path d="M20 82h4" stroke="#fff" stroke-width="4"/>${[34, 82, 130, 178].map((x) => `<path d="M${x} 118h30v18H${x}zM${x + 4} 136v16M${x + 26} 136v16" fill="#465059" stroke="${INK}" stroke-width="3"/>`).join('')}</svg>`;

/** A house by the street, with a door under a sign. */
const HOUSE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="720" height="480"><rect width="240" height="160" fill="#ECF0F2"/><path d="M0 138h240v22H0z" fill="#C2CACF"/><path d="M30 138V30h180v108Z" fill="#fff" stroke="${INK}" stroke-width="4"/><path d="M24 30h192" stroke="${INK}" stroke-width="8"/>${[48, 92, 148, 182].map((x) => `<rect x="${x}" y="46" width="20" height="26" fill="#DCE3E7" stroke="${INK}" stroke-width="3"/>`).join('')}<rect x="48" y="92" width="44" height="30" fill="#DCE3E7" stroke="${INK}" stroke-width="3"/><rect x="104" y="88" width="34" height="50" fill="#00734A" stroke="${INK}" stroke-width="4"/><path d="M128 113h4" stroke="#fff" stroke-width="4"/><rect x="152" y="92" width="46" height="24" fill="#0A55A0" stroke="${INK}" stroke-width="3"/><path d="M162 104h26" stroke="#fff" stroke-width="4"/></svg>`;

/** Whom and what they show, as the company's record names them. */
export const DEMO_PHOTOGRAPHS = [
  { kind: 'person', name: 'Ing. Peter Vzorný', svg: portrait({ hair: 'grey', coat: '#465059', hasGlasses: true }) },
  { kind: 'person', name: 'Ing. Mária Ukážková', svg: portrait({ hair: 'tied', coat: '#fff' }) },
  { kind: 'person', name: 'Mgr. Ján Príklad', svg: portrait({ hair: 'short', coat: '#C2CACF', hasBeard: true }) },
  { kind: 'person', name: 'Ing. Tomáš Brezina', svg: portrait({ hair: 'helmet', coat: '#465059' }) },
  { kind: 'person', name: 'Ondrej Hudec', svg: portrait({ hair: 'short', coat: '#465059', hasGlasses: true }) },
  { kind: 'person', name: 'Marián Ďurica', svg: portrait({ hair: 'grey', coat: '#C2CACF', hasBeard: true }) },
  { kind: 'person', name: 'Martin Skúšobný', svg: portrait({ hair: 'grey', coat: '#DCE3E7', hasBeard: true }) },
  { kind: 'person', name: 'Lucia Modelová', svg: portrait({ hair: 'tied', coat: '#DCE3E7' }) },
  { kind: 'person', name: 'Eva Cvičná', svg: portrait({ hair: 'long', coat: '#fff' }) },
  { kind: 'branch', name: 'Liptovský Mikuláš', svg: HOUSE },
  { kind: 'hall', name: 'Príkladná 3, 1. poschodie, Žilina', svg: HALL },
  { kind: 'hall', name: 'Ukážková 1, školiace stredisko, Liptovský Mikuláš', svg: HALL },
  { kind: 'reference', name: 'Vzorový hotel', svg: HOUSE },
] as const;
