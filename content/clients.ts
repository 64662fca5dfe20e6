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
  /** Address of the wordmark, a drawing of the one sheet they share. */
  src: string;
  /** Of the wordmark, in pixels, 40 high. */
  width: number;
  types: ClientType[];
}

export const CLIENTS: Client[] = [
  { name: 'Bešeňová', src: '/klienti.svg#besenova', width: 108, types: ['hotely'] },
  { name: 'Jasná', src: '/klienti.svg#jasna', width: 89, types: ['hotely'] },
  { name: 'Grand Hotel', src: '/klienti.svg#grand-hotel', width: 129, types: ['hotely'] },
  { name: 'Tatralandia', src: '/klienti.svg#tatralandia', width: 138, types: ['hotely'] },
  { name: 'café+co', src: '/klienti.svg#cafe-co', width: 98, types: ['obchod'] },
  { name: 'Gate', src: '/klienti.svg#gate', width: 88, types: ['obchod'] },
  { name: 'Naglreiter', src: '/klienti.svg#naglreiter', width: 108, types: ['obchod'] },
  { name: 'Tatry Mountain Resorts', src: '/klienti.svg#tatry-mountain-resorts', width: 120, types: ['obchod'] },
  { name: 'Kaufland', src: '/klienti.svg#kaufland', width: 109, types: ['obchod'] },
  { name: 'Engie', src: '/klienti.svg#engie', width: 76, types: ['obchodAServis'] },
  { name: 'Auto Palace', src: '/klienti.svg#auto-palace', width: 154, types: ['obchodAServis'] },
  { name: 'Jungheinrich', src: '/klienti.svg#jungheinrich', width: 158, types: ['obchodAServis'] },
  { name: 'TOI TOI', src: '/klienti.svg#toi-toi', width: 97, types: ['obchodAServis'] },
  { name: 'RBR', src: '/klienti.svg#rbr', width: 66, types: ['obchodAServis', 'stavby'] },
  { name: 'Gabor', src: '/klienti.svg#gabor', width: 78, types: ['vyroba'] },
  { name: 'Kia', src: '/klienti.svg#kia', width: 62, types: ['vyroba'] },
  { name: 'Nicolaus', src: '/klienti.svg#nicolaus', width: 118, types: ['vyroba'] },
  { name: 'VW', src: '/klienti.svg#vw', width: 51, types: ['vyroba'] },
  { name: 'Cestné stavby', src: '/klienti.svg#cestne-stavby', width: 60, types: ['stavby'] },
  { name: 'Esin', src: '/klienti.svg#esin', width: 80, types: ['stavby'] },
  { name: 'Eurobuild', src: '/klienti.svg#eurobuild', width: 111, types: ['stavby'] },
];
