import { anEpisode, aPhotograph } from '../../builders.ts';
import { PNG, written } from '../articles/article-editor.ts';
import { STAFF } from '../client.ts';
import { byStaff, type FormRow } from './sent-form.ts';

const ARTICLES = '/dashboard/clanky';
const ACCOUNT = '/dashboard/ucet';
const PEOPLE = '/dashboard/ludia';
const PICTURE = { field: 'file', name: 'bod.png', bytes: PNG };
const PHOTOGRAPHS = '/dashboard/firma/fotografie';
const PHOTOGRAPH = { field: 'file', ...(await aPhotograph()) };
const CUT = { focus: 'centre', zoom: 'whole', alt: 'Pobočka', consent: 'on', consentOn: '2.11.2026' };
const MARKDOWN = '## Začnite otázkou\n\n- [odkaz](https://example.sk)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
const AGAIN = { current: STAFF.password };

const article = { ...written({ slug: 'ine-citanie' }), view: 'write', date: '1.12.2026', time: '08:00' };
const { number, durationMinutes, audioBytes, ...texts } = anEpisode({ number: 77 });
const episode = { ...texts, updatedAt: '', number: '77', day: '16.11.2026', durationMinutes: '4', audioBytes: '4,8' };

/** The forms of articles, episodes, the company, the staff, accounts and privacy. */
export const SETTINGS_FORMS: Record<string, FormRow> = {
  '/dashboard/*': () => byStaff('/dashboard/nikdy-nebola', { a: 'b' }),
  '/dashboard/clanky/:id': () => byStaff(`${ARTICLES}/novy`, article, PICTURE),
  '/dashboard/clanky/:id/zverejnenie': () => byStaff(`${ARTICLES}/novy/zverejnenie`, { ...article, slug: 'dnes' }),
  '/dashboard/clanky/:id/naplanovanie': () =>
    byStaff(`${ARTICLES}/novy/naplanovanie`, { ...article, slug: 'zajtra' }),
  '/dashboard/clanky/:id/stiahnutie': () => byStaff(`${ARTICLES}/novy/stiahnutie`, { ...article, slug: 'niekedy' }),
  '/dashboard/clanky/:id/spojenie': ({ articleId }) => byStaff(`${ARTICLES}/${articleId}/spojenie`, article),
  '/dashboard/clanky/:id/kos': ({ articleId }) => byStaff(`${ARTICLES}/${articleId}/kos`),
  '/dashboard/clanky/:id/obnovenie': ({ articleId }) => byStaff(`${ARTICLES}/${articleId}/obnovenie`),
  '/dashboard/nahlad': () => ({ ...byStaff('/dashboard/nahlad'), text: MARKDOWN }),
  '/dashboard/obrazky': () => byStaff('/dashboard/obrazky', {}, PICTURE),
  '/dashboard/podcast/:id': () => byStaff('/dashboard/podcast/nova', episode),
  '/dashboard/podcast/:id/zmazanie': ({ episodeId }) => byStaff(`/dashboard/podcast/${episodeId}/zmazanie`),
  '/dashboard/firma': () =>
    byStaff('/dashboard/firma', {
      updatedAt: '',
      legalName: 'BOZP Príklad s. r. o.',
      ico: '12345679',
      dic: '2020202020',
      icDph: 'SK2020202020',
      vatRate: '23',
      'bank.iban': 'SK3112000000198742637541',
      'supervisors.0': 'Inšpektorát práce Žilina',
      street: 'Príkladná 3',
      postalCode: '010 01',
      city: 'Žilina',
      phone: '+421 900 000 000',
      email: 'info@example.sk',
      'branches.0.city': 'Žilina',
      'branches.0.street': 'Príkladná 3',
      'branches.0.visitable': 'on',
      'desks.courses.phones': '+421 900 000 001',
      'sales.0.name': 'Ján',
      'permits.0.document': 'Oprávnenie',
      'permits.0.since': '1.1.2020',
      'references.0.client': 'Pekáreň',
      'links.eshop': 'https://example.sk',
      'commitments.answerWithinDays': '2',
      'addresses.courses': 'kurzy@example.sk',
    }),
  '/dashboard/firma/fotografie/:subject': ({ photograph }) =>
    byStaff(`${PHOTOGRAPHS}/${photograph}`, CUT, PHOTOGRAPH),
  '/dashboard/firma/fotografie/:subject/odobratie': ({ photograph }) =>
    byStaff(`${PHOTOGRAPHS}/${photograph}/odobratie`),
  '/dashboard/ludia': () => byStaff(PEOPLE, { name: 'Zuzana', email: 'zuzana@example.sk', role: 'editor' }),
  '/dashboard/ludia/:id/pozvanka': ({ invitedId }) => byStaff(`${PEOPLE}/${invitedId}/pozvanka`),
  '/dashboard/ludia/:id/zrusenie': ({ invitedId }) => byStaff(`${PEOPLE}/${invitedId}/zrusenie`),
  '/dashboard/ludia/:id/meno': ({ colleagueId }) => byStaff(`${PEOPLE}/${colleagueId}/meno`, { name: 'Eva Malá' }),
  '/dashboard/ludia/:id/rola': ({ colleagueId }) => byStaff(`${PEOPLE}/${colleagueId}/rola`, { role: 'coordinator' }),
  '/dashboard/ludia/:id/obnova-hesla': ({ colleagueId }) => byStaff(`${PEOPLE}/${colleagueId}/obnova-hesla`),
  '/dashboard/ludia/:id/relacie': ({ colleagueId }) => byStaff(`${PEOPLE}/${colleagueId}/relacie`),
  '/dashboard/ludia/:id/odpojenie': ({ colleagueId }) => byStaff(`${PEOPLE}/${colleagueId}/odpojenie`),
  '/dashboard/ludia/:id/zapojenie': ({ removedId }) => byStaff(`${PEOPLE}/${removedId}/zapojenie`),
  '/dashboard/ucet/meno': () => byStaff(`${ACCOUNT}/meno`, { name: 'Eva Malá' }),
  '/dashboard/ucet/heslo': () => byStaff(`${ACCOUNT}/heslo`, { ...AGAIN, password: STAFF.password }),
  '/dashboard/ucet/overenie': () => byStaff(`${ACCOUNT}/overenie`, AGAIN),
  '/dashboard/ucet/overenie/potvrdenie': () => byStaff(`${ACCOUNT}/overenie/potvrdenie`, { code: '123 456' }),
  '/dashboard/ucet/overenie/vypnutie': () => byStaff(`${ACCOUNT}/overenie/vypnutie`, AGAIN),
  '/dashboard/ucet/zalozne-kody': () => byStaff(`${ACCOUNT}/zalozne-kody`, AGAIN),
  '/dashboard/ucet/prihlasenia/ukoncenie': () => byStaff(`${ACCOUNT}/prihlasenia/ukoncenie`),
  '/dashboard/ucet/prihlasenia/:id/ukoncenie': () => byStaff(`${ACCOUNT}/prihlasenia/nijake/ukoncenie`),
  '/dashboard/sukromie/overenie': () => byStaff('/dashboard/sukromie/overenie'),
  '/dashboard/sukromie/osoba/vymazanie': () =>
    byStaff('/dashboard/sukromie/osoba/vymazanie?hladat=Cvi%C4%8Dn%C3%BD', { slovo: 'VYMAZAŤ', plan: 'x' }),
  '/dashboard/sukromie/osoba/udaje': () => byStaff('/dashboard/sukromie/osoba/udaje?hladat=Cvi%C4%8Dn%C3%BD'),
};
