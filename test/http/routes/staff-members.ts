import { page, type RouteCase, type Stored } from './route-case.ts';

/** A page that asks for confirmation of an act on a staff member. */
const question = (act: string, title: string, whom: (stored: Stored) => string) =>
  page((stored) => `/dashboard/ludia/${whom(stored)}/${act}`, title);

const invited = ({ invitedId }: Stored) => invitedId;
const colleague = ({ colleagueId }: Stored) => colleagueId;
const removed = ({ removedId }: Stored) => removedId;

/** The staff list, and the decisions about its members. */
export const STAFF_MEMBERS: Record<string, RouteCase> = {
  '/dashboard/ludia': page('/dashboard/ludia', 'Ľudia – správa', 'Ľudia'),
  '/dashboard/ludia/:id': page(
    ({ invitedId }) => `/dashboard/ludia/${invitedId}`,
    'Marek Vlk – ľudia',
    'Marek Vlk Pozvaný',
  ),
  '/dashboard/ludia/:id/pozvanka': question('pozvanka', 'Poslať pozvánku znova', invited),
  '/dashboard/ludia/:id/zrusenie': question('zrusenie', 'Zrušiť pozvánku', invited),
  '/dashboard/ludia/:id/meno': question('meno', 'Zmeniť meno', colleague),
  '/dashboard/ludia/:id/rola': question('rola', 'Zmeniť rolu', colleague),
  '/dashboard/ludia/:id/obnova-hesla': question('obnova-hesla', 'Obnoviť heslo', colleague),
  '/dashboard/ludia/:id/relacie': question('relacie', 'Odhlásiť všade', colleague),
  '/dashboard/ludia/:id/odpojenie': question('odpojenie', 'Odobrať prístup', colleague),
  '/dashboard/ludia/:id/zapojenie': question('zapojenie', 'Obnoviť prístup', removed),
};
