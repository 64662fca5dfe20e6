import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { createArticle } from '#server/articles/articles.ts';
import { storePicture } from '#server/articles/pictures.ts';
import { instant } from '#server/clock.ts';
import { createEpisode, listEpisodes } from '#server/episodes/episodes.ts';
import { inviteFirstStaffMember } from '../../build/server/index.js';
import { anArticle, anEpisode, JANA } from '../app.ts';
import { aContact } from '../contact.ts';
import { readDocument } from './document.ts';
import { aSignUp, type Door, json, ORIGIN, offer, openDoor, pdf, signUp } from './door.ts';
import { SITE_MAP } from './site-map.ts';

/** The smallest PNG there is. */
const POINT = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

/** What stands behind the addresses of the table. */
interface House {
  course: CourseWithSeats;
  hidden: CourseWithSeats;
  signUpId: string;
  cancelledId: string;
  fileId: string;
  letterId: string;
  requestId: string;
  requestLetterId: string;
  articleSlug: string;
  previewKey: string;
  picture: string;
  episodeId: string;
  code: string;
}

type Asked = [path: string, init?: RequestInit];

interface Answer {
  status: number;
  title?: string;
  h1?: string;
  location?: string;
  type?: string;
}

interface Entry {
  /** Whose door: signed-in staff, a visitor, or the very first start. */
  by: 'visitor' | 'staff' | 'newcomer';
  good: (house: House) => [...Asked, Answer];
  refusals: Record<string, (house: House) => [...Asked, Answer]>;
}

const form = (fields: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const foreign = { headers: { Origin: 'https://cudzi.example' } };

const NOT_FOUND: Answer = {
  status: 404,
  title: 'Požadovaná stránka neexistuje',
  h1: 'Požadovaná stránka neexistuje',
};
const toSignIn = (path: string): Answer => ({ status: 302, location: `/signIn?dalej=${encodeURIComponent(path)}` });
/** Where a form goes along, as it was typed, until its sender has signed in. */
const toKeeping = (path: string): Answer => ({
  status: 307,
  location: `/signIn/pokracovanie?dalej=${encodeURIComponent(path)}`,
});

/** A page of text: its heading, and a form nobody asked for. */
const textPage = (path: string, title: string, h1 = title): Entry => ({
  by: 'visitor',
  good: () => [path, undefined, { status: 200, title, h1 }],
  refusals: { 'a form nobody asked for': () => [path, form(), { status: 405 }] },
});

/** A page of the desk: signed-in staff see it, visitors are sent to sign in. */
const ofStaff = (path: string, title: string, h1?: string): Entry => ({
  by: 'staff',
  good: () => [path, undefined, { status: 200, title, ...(h1 && { h1 }) }],
  refusals: { 'a visitor': () => [path, undefined, toSignIn(path)] },
});

/** An address that only takes forms: who reads it is led to the list. */
const toList = (path: string, location: string): Entry => ({
  by: 'staff',
  good: () => [path, undefined, { status: 302, location }],
  refusals: { "a visitor's form": () => [path, form(), toKeeping(path)] },
});

/** A page of the desk whose address depends on what is stored. */
const letterPage = (path: (house: House) => string, title: string): Entry => ({
  by: 'staff',
  good: (house) => [path(house), undefined, { status: 200, title: `${title} – list`, h1: `${title} Čaká` }],
  refusals: {
    'a visitor': (house) => [path(house), undefined, toSignIn(path(house))],
    "a visitor's form": (house) => [path(house), form({ email: 'a@example.sk' }), toKeeping(path(house))],
  },
});

/** A dialog over the list of courses, at an address of its own. */
const courseDialog = (path: (house: House) => string, title: string): Entry => ({
  by: 'staff',
  good: (house) => [path(house), undefined, { status: 200, title, h1: 'Kurzy' }],
  refusals: {
    'a visitor': (house) => [path(house), undefined, toSignIn(path(house))],
    "a visitor's form": (house) => [path(house), form({ nameOfCourse: 'Kurz' }), toKeeping(path(house))],
  },
});

/** A letter without the desk around it, for a frame. */
const bareLetter = (path: (house: House) => string): Entry => ({
  by: 'staff',
  good: (house) => [path(house), undefined, { status: 200, type: 'text/html; charset=utf-8' }],
  refusals: { 'a visitor': (house) => [path(house), undefined, toSignIn(path(house))] },
});

/** What programs read. */
const feed = (path: string, type: string): Entry => ({
  by: 'visitor',
  good: () => [path, undefined, { status: 200, type }],
  refusals: { 'a form nobody asked for': () => [path, form(), { status: 405 }] },
});

/** Every route of the site map: its good answer and its refusals. */
const TABLE: Record<string, Entry> = {
  '/profil-spolocnosti': textPage('/profil-spolocnosti', 'Profil spoločnosti'),
  '/politika-kvality': textPage('/politika-kvality', 'Politika kvality'),
  '/opravnenia': textPage('/opravnenia', 'Oprávnenia'),
  '/spolupraca-a-partnerstvo': textPage('/spolupraca-a-partnerstvo', 'Spolupráca a partnerstvo'),
  '/referencie': textPage('/referencie', 'Referencie'),
  '/kariera': textPage('/kariera', 'Kariéra', 'Aktuálne voľné pracovné pozície'),
  '/sluzby': textPage('/sluzby', 'Služby'),
  '/poziarna-ochrana': textPage('/poziarna-ochrana', 'Požiarna ochrana'),
  '/bezpecnost-prace-bozp': textPage('/bezpecnost-prace-bozp', 'Bezpečnosť práce (BOZP)'),
  '/ochrana-zivotneho-prostredia': textPage('/ochrana-zivotneho-prostredia', 'Ochrana životného prostredia'),
  '/pracovna-zdravotna-sluzba': textPage('/pracovna-zdravotna-sluzba', 'Pracovná zdravotná služba'),
  '/odborne-prehliadky-a-skusky': textPage('/odborne-prehliadky-a-skusky', 'Odborné prehliadky a skúšky (revízie)'),
  '/hasiace-pristroje-a-hydranty': textPage('/hasiace-pristroje-a-hydranty', 'Hasiace prístroje a hydranty'),
  '/modelove-riesenia': textPage('/modelove-riesenia', 'Novozaložené firmy'),
  '/novozalozene-firmy': textPage('/novozalozene-firmy', 'Novozaložené firmy'),
  '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami': textPage(
    '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
    'Obchodné reťazce a firmy s viacerými prevádzkami',
  ),
  '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb': textPage(
    '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
    'Firmy v oblasti obchodu a servisných služieb',
  ),
  '/vyroba-a-priemysel': textPage('/vyroba-a-priemysel', 'Výroba a priemysel'),
  '/hotely-gastro-a-cestovny-ruch': textPage('/hotely-gastro-a-cestovny-ruch', 'Hotely, Gastro a cestovný ruch'),
  '/stavebnictvo': textPage('/stavebnictvo', 'Stavebné firmy'),
  '/administrativa-biznis-centra': textPage('/administrativa-biznis-centra', 'Administratíva, biznis centrá'),
  '/e-learning': textPage('/e-learning', 'E-learning'),
  '/podcast': textPage('/podcast', 'Bezpečnosť na minútku'),
  '/blog': textPage('/blog', 'Z nášho blogu'),
  '/blog/:slug': {
    by: 'visitor',
    good: ({ articleSlug }) => [
      `/blog/${articleSlug}`,
      undefined,
      { status: 200, title: 'Cvičný požiarny poplach', h1: 'Cvičný požiarny poplach' },
    ],
    refusals: {
      'an article there never was': () => ['/blog/nikdy-nebol', undefined, NOT_FOUND],
      'a form nobody asked for': ({ articleSlug }) => [`/blog/${articleSlug}`, form(), { status: 405 }],
    },
  },
  '/blog/nahlad/:previewKey': {
    by: 'visitor',
    good: ({ previewKey }) => [
      `/blog/nahlad/${previewKey}`,
      undefined,
      { status: 200, title: 'Náhľad: Cvičný požiarny poplach' },
    ],
    refusals: { 'a guessed key': () => ['/blog/nahlad/hadam', undefined, NOT_FOUND] },
  },
  '/blog/rss.xml': feed('/blog/rss.xml', 'application/rss+xml; charset=utf-8'),
  '/podcast/rss.xml': feed('/podcast/rss.xml', 'application/rss+xml; charset=utf-8'),
  '/sitemap.xml': feed('/sitemap.xml', 'application/xml; charset=utf-8'),
  '/robots.txt': feed('/robots.txt', 'text/plain; charset=utf-8'),
  '/obrazky/:picture/:file': {
    by: 'visitor',
    good: ({ picture }) => [picture, undefined, { status: 200, type: 'image/webp' }],
    refusals: { 'a picture there never was': () => ['/obrazky/nikdy-10x10/10.webp', undefined, { status: 404 }] },
  },
  '/ochrana-osobnych-udajov': textPage('/ochrana-osobnych-udajov', 'Ochrana osobných údajov'),
  '/kontakt': {
    by: 'visitor',
    good: () => ['/kontakt', undefined, { status: 200, title: 'Contact', h1: 'Kontakt' }],
    refusals: {
      'an empty request': () => ['/kontakt', form(), { status: 422 }],
      'a request from a foreign page': () => ['/kontakt', { ...form(), ...foreign }, { status: 403 }],
    },
  },
  '/dashboard/clanky': ofStaff('/dashboard/clanky', 'Články – správa', 'Články'),
  '/dashboard/clanky/:id': ofStaff('/dashboard/clanky/novy', 'Nový článok', 'Nový článok Koncept'),
  '/dashboard/clanky/:id/zverejnenie': ofStaff('/dashboard/clanky/novy/zverejnenie', 'Nový článok'),
  '/dashboard/clanky/:id/naplanovanie': ofStaff('/dashboard/clanky/novy/naplanovanie', 'Nový článok'),
  '/dashboard/clanky/:id/stiahnutie': ofStaff('/dashboard/clanky/novy/stiahnutie', 'Nový článok'),
  '/dashboard/clanky/:id/spojenie': ofStaff('/dashboard/clanky/novy/spojenie', 'Nový článok'),
  '/dashboard/clanky/:id/kos': toList('/dashboard/clanky/a/kos', '/dashboard/clanky?stav=trashed'),
  '/dashboard/clanky/:id/obnovenie': toList('/dashboard/clanky/a/obnovenie', '/dashboard/clanky?stav=trashed'),
  '/dashboard/nahlad': toList('/dashboard/nahlad', '/dashboard/clanky'),
  '/dashboard/obrazky': toList('/dashboard/obrazky', '/dashboard/clanky'),
  '/dashboard/podcast': ofStaff('/dashboard/podcast', 'Podcast – správa', 'Podcast'),
  '/dashboard/podcast/:id': ofStaff('/dashboard/podcast/nova', 'Nová epizóda', 'Nová epizóda'),
  '/dashboard/podcast/:id/zmazanie': {
    by: 'staff',
    good: ({ episodeId }) => [
      `/dashboard/podcast/${episodeId}/zmazanie`,
      undefined,
      { status: 200, title: 'Zmazanie epizódy', h1: 'Zmazať epizódu' },
    ],
    refusals: {
      'a visitor': () => ['/dashboard/podcast/a/zmazanie', undefined, toSignIn('/dashboard/podcast/a/zmazanie')],
    },
  },
  '/dashboard/dopyty': {
    by: 'staff',
    good: () => ['/dashboard/dopyty', undefined, { status: 200, h1: 'Dopyty' }],
    refusals: { 'a visitor': () => ['/dashboard/dopyty', undefined, toSignIn('/dashboard/dopyty')] },
  },
  '/dashboard/dopyty/:id': {
    by: 'staff',
    good: ({ requestId }) => [
      `/dashboard/dopyty/${requestId}`,
      undefined,
      { status: 200, title: 'Sklady Príklad, a. s. – dopyt', h1: 'Sklady Príklad, a. s. Nový' },
    ],
    refusals: { 'a visitor': () => ['/dashboard/dopyty/nikto', undefined, toSignIn('/dashboard/dopyty/nikto')] },
  },
  '/dashboard/dopyty/:id/listy/:letterId': letterPage(
    ({ requestId, requestLetterId }) => `/dashboard/dopyty/${requestId}/listy/${requestLetterId}`,
    'Vašu správu sme dostali',
  ),
  '/dashboard/dopyty/:id/listy/:letterId/odoslanie': letterPage(
    ({ requestId, requestLetterId }) => `/dashboard/dopyty/${requestId}/listy/${requestLetterId}/odoslanie`,
    'Vašu správu sme dostali',
  ),
  '/dashboard/dopyty/:id/listy/:letterId/vyradenie': {
    by: 'staff',
    good: (house) => [
      `/dashboard/dopyty/${house.requestId}/listy/${house.requestLetterId}/vyradenie`,
      form(),
      { status: 303, location: `/dashboard/dopyty/${house.requestId}` },
    ],
    refusals: {
      "a visitor's form": () => [
        '/dashboard/dopyty/a/listy/b/vyradenie',
        form(),
        toKeeping('/dashboard/dopyty/a/listy/b/vyradenie'),
      ],
    },
  },
  '/dashboard/dopyty/:id/listy/:letterId/znenie': bareLetter(
    ({ requestId, requestLetterId }) => `/dashboard/dopyty/${requestId}/listy/${requestLetterId}/znenie`,
  ),
  '/dashboard/dopyty/:id/znovuotvorenie': {
    by: 'staff',
    good: ({ requestId }) => [
      `/dashboard/dopyty/${requestId}/znovuotvorenie`,
      form(),
      { status: 303, location: `/dashboard/dopyty/${requestId}` },
    ],
    refusals: {
      'a visitor': () => [
        '/dashboard/dopyty/a/znovuotvorenie',
        undefined,
        toSignIn('/dashboard/dopyty/a/znovuotvorenie'),
      ],
      "a visitor's form": () => [
        '/dashboard/dopyty/a/znovuotvorenie',
        form(),
        toKeeping('/dashboard/dopyty/a/znovuotvorenie'),
      ],
    },
  },
  '/dashboard/listy': ofStaff('/dashboard/listy', 'Listy – správa', 'Zadržané listy'),
  '/dashboard/listy/:letterId/odoslanie': toList(
    '/dashboard/listy/a/odoslanie?strana=2',
    '/dashboard/listy?strana=2',
  ),
  '/dashboard/listy/:letterId/vyradenie': toList(
    '/dashboard/listy/a/vyradenie?strana=2',
    '/dashboard/listy?strana=2',
  ),
  '/dashboard/listy/dovody/:reason/odoslanie': toList(
    '/dashboard/listy/dovody/too-old/odoslanie',
    '/dashboard/listy',
  ),
  '/dashboard/listy/dovody/:reason/vyradenie': toList(
    '/dashboard/listy/dovody/too-old/vyradenie',
    '/dashboard/listy',
  ),
  '/dashboard/firma': {
    by: 'staff',
    good: () => ['/dashboard/firma', undefined, { status: 200, h1: 'Firma' }],
    refusals: { 'a visitor': () => ['/dashboard/firma', undefined, toSignIn('/dashboard/firma')] },
  },
  '/vyhlasenie-o-pristupnosti': textPage('/vyhlasenie-o-pristupnosti', 'Vyhlásenie o prístupnosti'),
  '/': {
    by: 'visitor',
    good: () => [
      '/',
      undefined,
      {
        status: 200,
        title: 'Požiarna ochrana a bezpečnosť práce pre celé Slovensko',
        h1: 'Využite služby v oblasti požiarnej ochrany a bezpečnosti práce',
      },
    ],
    refusals: { 'a form nobody asked for': () => ['/', form(), { status: 405 }] },
  },
  '/kurzy-a-skolenia': {
    by: 'visitor',
    good: () => ['/kurzy-a-skolenia', undefined, { status: 200, title: 'Kurzy a školenia', h1: 'Kurzy a školenia' }],
    refusals: { 'a form nobody asked for': () => ['/kurzy-a-skolenia', form(), { status: 405 }] },
  },
  '/kurzy-a-skolenia/:slug': {
    by: 'visitor',
    good: ({ course }) => [
      `/kurzy-a-skolenia${course.slug}`,
      undefined,
      { status: 200, title: 'Kurz prvej pomoci – 15.12.2026, Žilina', h1: 'Kurz prvej pomoci' },
    ],
    refusals: {
      'a course there never was': () => ['/kurzy-a-skolenia/nikdy-nebol', undefined, NOT_FOUND],
      'a hidden course': ({ hidden }) => [`/kurzy-a-skolenia${hidden.slug}`, undefined, NOT_FOUND],
      'a sign-up for a hidden course': ({ hidden }) => [`/kurzy-a-skolenia${hidden.slug}`, form(), NOT_FOUND],
      'an empty sign-up': ({ course }) => [`/kurzy-a-skolenia${course.slug}`, form(), { status: 422 }],
      'a sign-up from a foreign page': ({ course }) => [
        `/kurzy-a-skolenia${course.slug}`,
        { ...form(), ...foreign },
        { status: 403 },
      ],
    },
  },
  '/404': {
    by: 'visitor',
    good: () => ['/404', undefined, NOT_FOUND],
    refusals: { 'a form nobody asked for': () => ['/404', form(), { status: 405 }] },
  },
  '/*': {
    by: 'visitor',
    good: () => ['/nieco/co-tu-nikdy-nebolo', undefined, NOT_FOUND],
    refusals: { 'a form nobody asked for': () => ['/nieco/co-tu-nikdy-nebolo', form(), { status: 405 }] },
  },
  '/signIn': {
    by: 'visitor',
    good: () => ['/signIn', undefined, { status: 200, title: 'Prihlásenie zamestnanca', h1: 'Prihlásenie' }],
    refusals: {
      'a wrong password': () => [
        '/signIn',
        form({ email: 'jana.skuskova@example.sk', password: 'nespravne-heslo' }),
        { status: 401, h1: 'Prihlásenie' },
      ],
      'a form from a foreign page': () => ['/signIn', { ...form(), ...foreign }, { status: 403 }],
    },
  },
  '/signIn/pokracovanie': {
    by: 'visitor',
    good: () => ['/signIn/pokracovanie', form({ title: 'x' }), { status: 401, h1: 'Prihláste sa znova' }],
    refusals: {
      'a wrong password': () => [
        '/signIn/pokracovanie',
        form({ interruptedForm: '{"entries":[],"files":[]}', email: 'jana@example.sk', password: 'nespravne-heslo' }),
        { status: 401, h1: 'Prihláste sa znova' },
      ],
      'a form from a foreign page': () => ['/signIn/pokracovanie', { ...form(), ...foreign }, { status: 403 }],
    },
  },
  '/signIn/prvy-ucet': {
    by: 'newcomer',
    good: ({ code }) => [
      `/signIn/prvy-ucet?kod=${code}`,
      undefined,
      { status: 200, title: 'Prvý účet', h1: 'Prvý účet' },
    ],
    refusals: {
      'a wrong code': () => ['/signIn/prvy-ucet?kod=hadam', undefined, { status: 404 }],
      'no code': () => ['/signIn/prvy-ucet', undefined, { status: 404 }],
      'a short password': ({ code }) => [
        `/signIn/prvy-ucet?kod=${code}`,
        form({ name: 'Jana Skúšková', email: 'jana@example.sk', password: 'kratke' }),
        { status: 422, h1: 'Prvý účet' },
      ],
    },
  },
  '/signOut': {
    by: 'visitor',
    good: () => ['/signOut', form(), { status: 303, location: '/' }],
    refusals: {
      'a link': () => ['/signOut', undefined, { status: 302, location: '/dashboard' }],
      'a form from a foreign page': () => ['/signOut', { ...form(), ...foreign }, { status: 403 }],
    },
  },
  '/dashboard': {
    by: 'staff',
    good: () => ['/dashboard', undefined, { status: 200, title: 'Kurzy – správa', h1: 'Kurzy' }],
    refusals: {
      'a visitor': () => ['/dashboard', undefined, { status: 302, location: '/signIn' }],
    },
  },
  '/dashboard/*': {
    by: 'staff',
    good: () => ['/dashboard/nikdy/nebola', undefined, NOT_FOUND],
    refusals: {
      'a visitor': () => ['/dashboard/nikdy/nebola', undefined, toSignIn('/dashboard/nikdy/nebola')],
      "a visitor's form": () => ['/dashboard/nikdy/nebola', form(), toKeeping('/dashboard/nikdy/nebola')],
    },
  },
  '/dashboard/prihlasky': {
    by: 'staff',
    good: () => ['/dashboard/prihlasky', undefined, { status: 200, title: 'Prihlášky – správa', h1: 'Prihlášky' }],
    refusals: {
      'a visitor': () => ['/dashboard/prihlasky', undefined, toSignIn('/dashboard/prihlasky')],
    },
  },
  '/dashboard/prihlasky/:id': {
    by: 'staff',
    good: ({ signUpId }) => [
      `/dashboard/prihlasky/${signUpId}`,
      undefined,
      { status: 200, title: 'Tomáš Cvičný – prihláška', h1: 'Tomáš Cvičný Nová' },
    ],
    refusals: {
      'a visitor': ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${signUpId}`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/potvrdenie': {
    by: 'staff',
    good: ({ signUpId }) => [
      `/dashboard/prihlasky/${signUpId}/potvrdenie`,
      undefined,
      { status: 200, title: 'Potvrdenie prihlášky', h1: 'Potvrdiť prihlášku' },
    ],
    refusals: {
      'a visitor': ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}/potvrdenie`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${signUpId}/potvrdenie`),
      ],
      "a visitor's form": ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}/potvrdenie`,
        form(),
        toKeeping(`/dashboard/prihlasky/${signUpId}/potvrdenie`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/zrusenie': {
    by: 'staff',
    good: ({ signUpId }) => [
      `/dashboard/prihlasky/${signUpId}/zrusenie`,
      undefined,
      { status: 200, title: 'Zrušenie prihlášky', h1: 'Zrušiť prihlášku' },
    ],
    refusals: {
      'a visitor': ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}/zrusenie`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${signUpId}/zrusenie`),
      ],
      "a visitor's form": ({ signUpId }) => [
        `/dashboard/prihlasky/${signUpId}/zrusenie`,
        form(),
        toKeeping(`/dashboard/prihlasky/${signUpId}/zrusenie`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/obnovenie': {
    by: 'staff',
    good: ({ cancelledId }) => [
      `/dashboard/prihlasky/${cancelledId}/obnovenie`,
      undefined,
      { status: 200, title: 'Vrátenie prihlášky', h1: 'Vrátiť prihlášku' },
    ],
    refusals: {
      'a visitor': ({ cancelledId }) => [
        `/dashboard/prihlasky/${cancelledId}/obnovenie`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${cancelledId}/obnovenie`),
      ],
      "a visitor's form": ({ cancelledId }) => [
        `/dashboard/prihlasky/${cancelledId}/obnovenie`,
        form(),
        toKeeping(`/dashboard/prihlasky/${cancelledId}/obnovenie`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/subory/:fileId': {
    by: 'staff',
    good: ({ signUpId, fileId }) => [
      `/dashboard/prihlasky/${signUpId}/subory/${fileId}`,
      undefined,
      { status: 200, type: 'application/pdf' },
    ],
    refusals: {
      'a visitor': ({ signUpId, fileId }) => [
        `/dashboard/prihlasky/${signUpId}/subory/${fileId}`,
        undefined,
        toSignIn(`/dashboard/prihlasky/${signUpId}/subory/${fileId}`),
      ],
    },
  },
  '/dashboard/prihlasky/:id/listy/:letterId': letterPage(
    ({ signUpId, letterId }) => `/dashboard/prihlasky/${signUpId}/listy/${letterId}`,
    'Miesto potvrdené',
  ),
  '/dashboard/prihlasky/:id/listy/:letterId/odoslanie': letterPage(
    ({ signUpId, letterId }) => `/dashboard/prihlasky/${signUpId}/listy/${letterId}/odoslanie`,
    'Miesto potvrdené',
  ),
  '/dashboard/prihlasky/:id/listy/:letterId/vyradenie': {
    by: 'staff',
    good: (house) => [
      `/dashboard/prihlasky/${house.signUpId}/listy/${house.letterId}/vyradenie`,
      form(),
      { status: 303, location: `/dashboard/prihlasky/${house.signUpId}` },
    ],
    refusals: {
      "a visitor's form": () => [
        '/dashboard/prihlasky/a/listy/b/vyradenie',
        form(),
        toKeeping('/dashboard/prihlasky/a/listy/b/vyradenie'),
      ],
    },
  },
  '/dashboard/prihlasky/:id/listy/:letterId/znenie': bareLetter(
    ({ signUpId, letterId }) => `/dashboard/prihlasky/${signUpId}/listy/${letterId}/znenie`,
  ),
  '/dashboard/prihlasky/:id/listy/potvrdenie': bareLetter(
    ({ signUpId }) => `/dashboard/prihlasky/${signUpId}/listy/potvrdenie`,
  ),
  '/dashboard/prihlasky/:id/listy/nahradnik': bareLetter(
    ({ signUpId }) => `/dashboard/prihlasky/${signUpId}/listy/nahradnik`,
  ),
  '/dashboard/kurzy/novy': courseDialog(() => '/dashboard/kurzy/novy', 'Nový kurz'),
  '/dashboard/kurzy/:id': courseDialog(({ hidden }) => `/dashboard/kurzy/${hidden.id}`, 'Úprava kurzu'),
  '/dashboard/kurzy/:id/kopia': courseDialog(({ hidden }) => `/dashboard/kurzy/${hidden.id}/kopia`, 'Nový kurz'),
  '/dashboard/kurzy/:id/zmazanie': courseDialog(
    ({ hidden }) => `/dashboard/kurzy/${hidden.id}/zmazanie`,
    'Zmazanie kurzu',
  ),
  '/dashboard/prihlasky/:id/listy/zrusenie': bareLetter(
    ({ signUpId }) => `/dashboard/prihlasky/${signUpId}/listy/zrusenie`,
  ),
};

let door: Door;
let empty: Door;
let house: House;

beforeAll(async () => {
  door = await openDoor();
  empty = await openDoor({ hasStaff: false });
  const course = await offer(door, { slug: '/kurz-prvej-pomoci-zilina' });
  const hidden = await offer(door, { slug: '/skryty', status: 'inactive' });
  const { id: signUpId } = await signUp(door, aSignUp({ courseId: course.id, files: [pdf()] }));
  const { db } = door.app;
  const file = await db.selectFrom('signUpFile').select('id').executeTakeFirstOrThrow();
  const letter = await db.selectFrom('letter').select('id').executeTakeFirstOrThrow();
  const code = await inviteFirstStaffMember(empty.app);
  const request = await door.request('/api/sendContact', json(aContact()));
  const { id: requestId } = await request.json();
  const requestLetter = await db
    .selectFrom('letter')
    .select('id')
    .where('aboutId', '=', requestId)
    .executeTakeFirstOrThrow();
  const article = await door.app.change(JANA, (change) =>
    createArticle(change, {
      fields: anArticle(),
      publishAt: instant(door.app),
    }),
  );
  if (article.outcome !== 'saved') throw new Error(article.outcome);
  await door.app.change(JANA, (change) => createEpisode(change, anEpisode()));
  const [episode] = await listEpisodes(db);
  const picture = await storePicture(door.app, JANA, { name: 'bod.png', bytes: POINT });
  if (picture.outcome !== 'stored') throw new Error(picture.message);
  const { id: cancelledId } = await signUp(door, aSignUp({ courseId: course.id }));
  await door.request(`/dashboard/prihlasky/${cancelledId}/zrusenie`, { ...form(), headers: door.staff });
  house = {
    cancelledId,
    requestId,
    requestLetterId: requestLetter.id,
    articleSlug: article.article.slug,
    previewKey: article.article.previewKey,
    picture: picture.image,
    episodeId: episode?.id ?? '',
    course,
    hidden,
    signUpId,
    fileId: file.id,
    letterId: letter.id,
    code,
  };
});

afterAll(async () => {
  await door.close();
  await empty.close();
});

test('every route of the site map stands in the table, and nothing else does', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...SITE_MAP].sort());
});

describe.each(Object.entries(TABLE))('%s', (_path, { by, good, refusals }) => {
  test('gives its good answer', async () => {
    const [path, init, expected] = good(house);
    await expectAnswer(await ask(path, by === 'staff' ? { ...init, headers: door.staff } : init), expected);
  });

  test.each(Object.entries(refusals))('refuses %s', async (_whom, refusal) => {
    const [path, init, expected] = refusal(house);
    await expectAnswer(await ask(path, init), expected);
  });

  function ask(path: string, init?: RequestInit): Promise<Response> {
    return (by === 'newcomer' ? empty : door).request(path, init);
  }
});

describe('signed-in staff who ask for what is not there', () => {
  test.each([
    ['an unknown sign-up', () => '/dashboard/prihlasky/nikto'],
    ['the confirmation of an unknown sign-up', () => '/dashboard/prihlasky/nikto/potvrdenie'],
    ['the cancellation of an unknown sign-up', () => '/dashboard/prihlasky/nikto/zrusenie'],
    ['the restoration of an unknown sign-up', () => '/dashboard/prihlasky/nikto/obnovenie'],
    ['an unknown file', () => `/dashboard/prihlasky/${house.signUpId}/subory/ziadny`],
    ['a file under another sign-up', () => `/dashboard/prihlasky/nikto/subory/${house.fileId}`],
    ['an unknown letter', () => `/dashboard/prihlasky/${house.signUpId}/listy/ziadny`],
    ['a letter under another sign-up', () => `/dashboard/prihlasky/nikto/listy/${house.letterId}`],
    ['a letter under a contact request', () => `/dashboard/dopyty/${house.requestId}/listy/${house.letterId}`],
    ['the wording of an unknown letter', () => `/dashboard/prihlasky/${house.signUpId}/listy/ziadny/znenie`],
    ['the letter a decision on an unknown sign-up would send', () => '/dashboard/prihlasky/nikto/listy/zrusenie'],
    ['dropping a letter under another sign-up', () => `/dashboard/prihlasky/nikto/listy/${house.letterId}/vyradenie`],
    ['an unknown held letter', () => '/dashboard/listy/ziadny'],
    ['a page of the dashboard there never was', () => '/dashboard/nikdy-nebola'],
    ['a file of a letter', () => `/dashboard/prihlasky/${house.signUpId}/listy/${house.fileId}/znenie`],
    ['the wording of a letter to somebody else', () => `/dashboard/dopyty/nikto/listy/${house.letterId}/znenie`],
    ['a file whose id is none', () => `/dashboard/prihlasky/${house.signUpId}/subory/__proto__`],
  ])('get the desk’s own 404 page for %s', async (_what, path) => {
    const answer = await door.request(path(), { headers: door.staff });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const { headings, html } = await readDocument(answer);
    expect(headings).toEqual(['Požadovaná stránka neexistuje']);
    expect(html).toContain('action="/signOut"');
  });
});

async function expectAnswer(answer: Response, { status, title, h1, location, type }: Answer): Promise<void> {
  expect(answer.status).toBe(status);
  if (location) {
    const to = new URL(answer.headers.get('Location') ?? '', ORIGIN);
    expect(to.origin).toBe(ORIGIN);
    expect(to.pathname + to.search).toBe(location);
  }
  if (type) expect(answer.headers.get('Content-Type')).toBe(type);
  const document = await readDocument(answer);
  if (title) expect(document.title).toBe(title);
  if (h1) expect(document.headings).toEqual([h1]);
}
