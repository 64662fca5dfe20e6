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
  /** The wordmark's name in `public/klienti.svg`. */
  mark: string;
  /** Of the wordmark, in pixels, 40 high. */
  width: number;
  types: ClientType[];
}

export const CLIENTS: Client[] = [
  { name: 'Bešeňová', mark: 'besenova', width: 108, types: ['hotely'] },
  { name: 'Jasná', mark: 'jasna', width: 89, types: ['hotely'] },
  { name: 'Grand Hotel', mark: 'grand-hotel', width: 129, types: ['hotely'] },
  { name: 'Tatralandia', mark: 'tatralandia', width: 138, types: ['hotely'] },
  { name: 'café+co', mark: 'cafe-co', width: 98, types: ['obchod'] },
  { name: 'Gate', mark: 'gate', width: 88, types: ['obchod'] },
  { name: 'Naglreiter', mark: 'naglreiter', width: 108, types: ['obchod'] },
  { name: 'Tatry Mountain Resorts', mark: 'tatry-mountain-resorts', width: 120, types: ['obchod'] },
  { name: 'Kaufland', mark: 'kaufland', width: 109, types: ['obchod'] },
  { name: 'Engie', mark: 'engie', width: 76, types: ['obchodAServis'] },
  { name: 'Auto Palace', mark: 'auto-palace', width: 154, types: ['obchodAServis'] },
  { name: 'Jungheinrich', mark: 'jungheinrich', width: 158, types: ['obchodAServis'] },
  { name: 'TOI TOI', mark: 'toi-toi', width: 97, types: ['obchodAServis'] },
  { name: 'RBR', mark: 'rbr', width: 66, types: ['obchodAServis', 'stavby'] },
  { name: 'Gabor', mark: 'gabor', width: 78, types: ['vyroba'] },
  { name: 'Kia', mark: 'kia', width: 62, types: ['vyroba'] },
  { name: 'Nicolaus', mark: 'nicolaus', width: 118, types: ['vyroba'] },
  { name: 'VW', mark: 'vw', width: 51, types: ['vyroba'] },
  { name: 'Cestné stavby', mark: 'cestne-stavby', width: 60, types: ['stavby'] },
  { name: 'Esin', mark: 'esin', width: 80, types: ['stavby'] },
  { name: 'Eurobuild', mark: 'eurobuild', width: 111, types: ['stavby'] },
];
