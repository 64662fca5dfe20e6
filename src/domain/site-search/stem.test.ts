import { describe, expect, test } from 'vitest';
import { folded } from '#domain/slovak.ts';
import { stem } from './text-words.ts';

describe('forms of one word have one stem', () => {
  test.each([
    'školenie školenia školeniu školením školení školeniach školeniam školeniami',
    'kurz kurzu kurzov kurzoch kurzom kurzy kurze kurzami',
    'požiar požiaru požiarom požiare požiarov požiarmi požiarna požiarnej požiarnu požiarnou požiarny požiarneho',
    'lešenár lešenára lešenári lešenárov lešenárom lešenároch',
    'lešenie lešenia lešeniu lešením',
    'revízia revízie revízií revíziu revíziou revíziách',
    'služba služby služieb službu službou službách službám',
    'firma firmy firiem firmu firmou firmách',
    'prehliadka prehliadky prehliadok prehliadke prehliadkach',
    'výška výšky výšok výškach výškam výškový výškových',
    'značka značky značiek značkami',
    'zamestnanec zamestnanca zamestnanci zamestnancov zamestnancom zamestnancami',
    'technik technika technici technikov technikmi',
    'účastník účastníci účastníkov účastníkom',
    'vodič vodiča vodičov vodiči vodičmi',
    'prístroj prístroja prístroje prístrojov prístrojoch',
    'hasiaci hasiace hasiacich hasiacimi hasiaceho',
    'práca práce práci prác prácach prácam prácou',
    'pracovisko pracoviska pracovísk pracoviskách',
    'bezpečnosť bezpečnosti bezpečnosťou bezpečnostný bezpečnostného bezpečný bezpečne',
    'ochrana ochrany ochrane ochranu ochranou ochrán',
    'systém systému systémy systémov systémom',
    'program programu programy programov',
    'odpad odpadu odpady odpadov odpadmi',
    'zváranie zvárania zváraní',
    'oprávnenie oprávnenia oprávnení oprávneniam',
    'hydrant hydrantu hydranty hydrantov hydrantoch',
    'prihláška prihlášky prihlášok prihlášku',
  ])('%s', (forms) => {
    expect([...new Set(forms.split(' ').map((form) => stem(folded(form))))]).toHaveLength(1);
  });
});

test.each([
  ['kurz', 'kuriér'],
  ['lešenie', 'les'],
  ['požiar', 'požiadavka'],
  ['vodič', 'voda'],
  ['práca', 'pravidlo'],
  ['hliadka', 'hladina'],
  ['zváranie', 'zvieratá'],
])('„%s“ and „%s“ have different stems', (one, other) => {
  expect(stem(folded(one))).not.toBe(stem(folded(other)));
});

test.each(['bozp', 'opp', 'iso', '9001', '124', 'rok', 'pes', 'co2'])(
  'the stem of „%s“ is the word itself',
  (word) => {
    expect(stem(word)).toBe(word);
  },
);
