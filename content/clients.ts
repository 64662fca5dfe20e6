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
  types: ClientType[];
}

export const CLIENTS: Client[] = [
  { name: 'Bešeňová', src: '/klienti/besenova.svg', types: ['hotely'] },
  { name: 'Jasná', src: '/klienti/jasna.svg', types: ['hotely'] },
  { name: 'Grand Hotel', src: '/klienti/grand-hotel.svg', types: ['hotely'] },
  { name: 'Tatralandia', src: '/klienti/tatralandia.svg', types: ['hotely'] },
  { name: 'café+co', src: '/klienti/cafe-co.svg', types: ['obchod'] },
  { name: 'Gate', src: '/klienti/gate.svg', types: ['obchod'] },
  { name: 'Naglreiter', src: '/klienti/naglreiter.svg', types: ['obchod'] },
  { name: 'Tatry Mountain Resorts', src: '/klienti/tatry-mountain-resorts.svg', types: ['obchod'] },
  { name: 'Kaufland', src: '/klienti/kaufland.svg', types: ['obchod'] },
  { name: 'Engie', src: '/klienti/engie.svg', types: ['obchodAServis'] },
  { name: 'Auto Palace', src: '/klienti/auto-palace.svg', types: ['obchodAServis'] },
  { name: 'Jungheinrich', src: '/klienti/jungheinrich.svg', types: ['obchodAServis'] },
  { name: 'TOI TOI', src: '/klienti/toi-toi.svg', types: ['obchodAServis'] },
  { name: 'RBR', src: '/klienti/rbr.svg', types: ['obchodAServis', 'stavby'] },
  { name: 'Gabor', src: '/klienti/gabor.svg', types: ['vyroba'] },
  { name: 'Kia', src: '/klienti/kia.svg', types: ['vyroba'] },
  { name: 'Nicolaus', src: '/klienti/nicolaus.svg', types: ['vyroba'] },
  { name: 'VW', src: '/klienti/vw.svg', types: ['vyroba'] },
  { name: 'Cestné stavby', src: '/klienti/cestne-stavby.svg', types: ['stavby'] },
  { name: 'Esin', src: '/klienti/esin.svg', types: ['stavby'] },
  { name: 'Eurobuild', src: '/klienti/eurobuild.svg', types: ['stavby'] },
];
