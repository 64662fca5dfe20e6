// The 21 clients (specification section 3; decisions: Content), in the order both marquees of the home page show them.
// RBR belongs to two categories; so the categories count 4, 5, 5, 4 and 4.

export type ClientType = 'hotely' | 'obchod' | 'obchodAServis' | 'vyroba' | 'stavby';

/** The five categories in the order of the references page. */
export const CLIENT_TYPES: Record<ClientType, string> = {
  obchod: 'Obchodné reťazce',
  obchodAServis: 'Obchod a servis',
  vyroba: 'Výroba a priemysel',
  hotely: 'Hotely a cestovný ruch',
  stavby: 'Stavebníctvo',
};

export interface Client {
  name: string;
  /** The wordmark's path. */
  src: string;
  /** Of the wordmark, in pixels, 40 high. */
  width: number;
  types: ClientType[];
}

export const CLIENTS: Client[] = [
  { name: 'Bešeňová', src: '/klienti/besenova.svg', width: 108, types: ['hotely'] },
  { name: 'Jasná', src: '/klienti/jasna.svg', width: 89, types: ['hotely'] },
  { name: 'Grand Hotel', src: '/klienti/grand-hotel.svg', width: 129, types: ['hotely'] },
  { name: 'Tatralandia', src: '/klienti/tatralandia.svg', width: 138, types: ['hotely'] },
  { name: 'café+co', src: '/klienti/cafe-co.svg', width: 98, types: ['obchod'] },
  { name: 'Gate', src: '/klienti/gate.svg', width: 88, types: ['obchod'] },
  { name: 'Naglreiter', src: '/klienti/naglreiter.svg', width: 108, types: ['obchod'] },
  { name: 'Tatry Mountain Resorts', src: '/klienti/tatry-mountain-resorts.svg', width: 120, types: ['obchod'] },
  { name: 'Kaufland', src: '/klienti/kaufland.svg', width: 109, types: ['obchod'] },
  { name: 'Engie', src: '/klienti/engie.svg', width: 76, types: ['obchodAServis'] },
  { name: 'Auto Palace', src: '/klienti/auto-palace.svg', width: 154, types: ['obchodAServis'] },
  { name: 'Jungheinrich', src: '/klienti/jungheinrich.svg', width: 158, types: ['obchodAServis'] },
  { name: 'TOI TOI', src: '/klienti/toi-toi.svg', width: 97, types: ['obchodAServis'] },
  { name: 'RBR', src: '/klienti/rbr.svg', width: 66, types: ['obchodAServis', 'stavby'] },
  { name: 'Gabor', src: '/klienti/gabor.svg', width: 78, types: ['vyroba'] },
  { name: 'Kia', src: '/klienti/kia.svg', width: 62, types: ['vyroba'] },
  { name: 'Nicolaus', src: '/klienti/nicolaus.svg', width: 118, types: ['vyroba'] },
  { name: 'VW', src: '/klienti/vw.svg', width: 51, types: ['vyroba'] },
  { name: 'Cestné stavby', src: '/klienti/cestne-stavby.svg', width: 60, types: ['stavby'] },
  { name: 'Esin', src: '/klienti/esin.svg', width: 80, types: ['stavby'] },
  { name: 'Eurobuild', src: '/klienti/eurobuild.svg', width: 111, types: ['stavby'] },
];
