import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { createWeb, openApp, readConfig, requestListener } from '../build/server/index.js';
import { databaseOf } from '../test/database-of.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { freePort } from '../test/server-process.ts';
import { measureInBrowser } from './desk-browser.ts';
import { fillDesk } from './desk-data.ts';
import { report } from './report.ts';

// Response time of every page of the staff area after ten years of a company, on both databases: 5 000 courses, 50 000
// sign-ups, 117 000 seats, 200 000 emails, 5 000 waitlist entries, 20 000 contact requests, 8 000 clients, 2 000
// articles, 200 colleagues. Then how long staff wait for it in a browser.
const ROUNDS = 9;
/** Staff read a list while a client waits on the telephone. */
const LIST_MILLISECONDS_MAX = 100;
const MILLISECONDS_MAX = 150;
const STAFF = { email: 'jana.kovacova@example.sk', password: 'dlhe-tajne-heslo-1' };

const LISTS = {
  '/dashboard/dnes': [],
  '/dashboard': [
    'strana=101',
    'hladat=lesenar',
    'hladat=nic-take',
    'mesto=Žilina&stav=inactive',
    'zoradenie=name&strana=60',
  ],
  '/dashboard/kalendar': ['mesiac=2020-03', 'mesiac=1999-01', 'mesto=Žilina'],
  '/dashboard/prihlasky': [
    'strana=1001',
    'hladat=cvicny+49',
    'hladat=nic-take',
    'hladat=lesenar&mesto=Žilina&stav=waiting',
    'stav=new',
    'stav=confirmed&strana=800',
    'stav=waiting&strana=50',
    'mesto=Žilina&strana=200',
    'kurz=course-4800',
    'klient=client-7',
    'klient=client-7&strana=60',
  ],
  '/dashboard/cakajuci': [
    'strana=90',
    'hladat=cakajuce+49',
    'hladat=nic-take',
    'stav=waiting&mesto=Žilina',
    'stav=ended&typ=lesenar',
    'klient=client-7',
  ],
  '/dashboard/klienti': [
    'strana=300',
    'hladat=priklad+49',
    'hladat=%2B421+905+000+007',
    'hladat=nic-take',
    'zoradenie=recent',
    'zoradenie=recent&strana=300',
    'stav=ending',
    'stav=none&strana=200',
  ],
  '/dashboard/dopyty': [
    'strana=400',
    'hladat=chladeneho',
    'hladat=nic-take',
    'stav=new',
    'stav=closed&strana=380',
    'riesi=nikto',
    'klient=client-7',
    'riesi=colleague-20',
    'zoradenie=oldest',
  ],
  '/dashboard/clanky': ['strana=40', 'hladat=poplach', 'hladat=nic-take', 'stav=draft', 'stav=trashed'],
  '/dashboard/podcast': ['strana=6', 'stav=scheduled'],
  '/dashboard/hladanie': ['q=nov', 'q=xyz', 'q=pri', 'q=cvicny+49'],
  // requests of the search field while the user types
  '/dashboard/hladanie/vysledky': [
    'q=nov',
    'q=xyz',
    'q=pri',
    'q=exa',
    'q=cvicny+49',
    'q=pri+xq',
    'q=ucastnik.49999@example.sk',
    'q=0900+049+999',
    'q=%2B421900049999',
    'q=900049999',
    'q=10000777',
    'q=stavby+priklad+333',
  ],
  '/dashboard/zaznam': ['kde=course', 'kto=system', 'od=2020-01-01&do=2020-12-31'],
  '/dashboard/stav': ['cislo=abcd'],
  '/dashboard/posta': [
    'strana=4001',
    'hladat=cvicny+49',
    'hladat=nic-take',
    'hladat=ucastnik.49999',
    'hladat=miesto&strana=20',
    'hladat=49',
    'hladat=miesto&druh=signUpCancelled',
    'od=2024-01-01&do=2024-01-31',
    'od=2020-01-01&hladat=cvicny+499',
    'strana=2000',
    'stav=held&hladat=nic-take',
    'stav=undelivered',
    'stav=held&strana=2',
    'stav=sent&strana=3900',
    'stav=sent&hladat=lesenar&druh=signUpConfirmed',
    'druh=signUpCancelled',
    'tyka=contactRequest&zoradenie=oldest',
  ],
  '/getCourses?page=1&order=name': [],
  '/getCourses?page=101&search=vozika': [],
};

const DETAILS_AND_FORMS = [
  '/dashboard/kurzy/novy',
  '/dashboard/kurzy/course-4800',
  '/dashboard/kurzy/course-4800/kopia',
  '/dashboard/kurzy/course-4800/zmazanie',
  '/dashboard/slug-kurzu?nazov=Lešenár&mesto=Žilina',
  '/dashboard/prihlasky/sign-up-48001',
  '/dashboard/prihlasky/sign-up-48000/zrusenie',
  '/dashboard/prihlasky/sign-up-48007/potvrdenie',
  '/dashboard/prihlasky/sign-up-48008/obnovenie',
  '/dashboard/prihlasky/sign-up-48001/listy/email-48001',
  '/dashboard/prihlasky/sign-up-48001/listy/email-48001/znenie',
  '/dashboard/prihlasky/sign-up-48008/listy/potvrdenie',
  '/dashboard/cakajuci/waiting-7',
  '/dashboard/dopyty/request-7',
  '/dashboard/dopyty/request-70',
  '/dashboard/dopyty/request-70/odpoved',
  '/dashboard/klienti/client-7',
  '/dashboard/klienti/client-7/uprava',
  '/dashboard/klienti/client-7/vyskoleni?strana=300',
  '/dashboard/klienti/client-7/spojenie?hladat=priklad+49',
  '/dashboard/klienti/na-posudenie',
  '/dashboard/prihlasky/sign-up-48003/klient',
  '/dashboard/clanky/novy',
  '/dashboard/clanky/article-7',
  '/dashboard/podcast/nova',
  '/dashboard/podcast/episode-7',
  '/dashboard/podcast/episode-7/zmazanie',
  '/dashboard/firma',
  '/dashboard/ludia',
  '/dashboard/ludia/colleague-7',
  '/dashboard/ucet',
  '/dashboard/moje-kurzy',
  '/dashboard/kurzy/course-4800/pritomnost',
  '/dashboard/kurzy/course-4800/obsadenost',
  '/dashboard/kurzy/course-4800/listina.pdf',
  '/dashboard/kurzy/course-4800/ucastnici.csv',
  '/dashboard/kurzy/course-4800/ucastnici.xlsx',
  '/dashboard/prihlasky/sign-up-48001/tlacivo',
  '/dashboard/sukromie',
  '/dashboard/sukromie/osoba?hladat=ucastnik.48001@example.sk',
  '/dashboard/sukromie/osoba?hladat=cvicny',
  '/dashboard/sukromie/osoba?hladat=0900+048001',
  '/dashboard/sukromie/osoba/vymazanie?hladat=ucastnik.48001@example.sk&kto=ucastnik.48001@example.sk+cvicny+tomas',
];

const LIST_PAGES = Object.entries(LISTS).flatMap(([path, queries]) => [
  path,
  ...queries.map((query) => `${path}?${query}`),
]);

// "node bench/desk.ts Postgres" measures only that engine
const [only] = process.argv.slice(2);
if (only !== 'Postgres') await measure('SQLite', {});
if (only !== 'SQLite') {
  const postgres = await startPostgres();
  await measure('Postgres', { DATABASE_URL: `${postgres.url}/postgres` });
  await postgres.close();
}

async function measure(engine: string, environment: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-desk-'));
  const { app, close } = await openApp(
    readConfig({
      NODE_ENV: 'production',
      DATA_DIR: folder,
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      STAFF_NAME: 'Jana Skúšková',
      ...environment,
    }),
    { log: pino({ level: 'silent' }) },
  );
  await fillDesk(databaseOf(app));
  // both engines do this automatically after some time
  await sql`vacuum`.execute(databaseOf(app));
  await sql`analyze`.execute(databaseOf(app));
  const web = createWeb(app);
  const signedIn = await web.request('http://localhost/signIn', { method: 'POST', body: new URLSearchParams(STAFF) });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const path of [...LIST_PAGES, ...DETAILS_AND_FORMS]) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const begun = performance.now();
      const answer = await web.request(`http://localhost${path}`, { headers: { cookie } });
      await answer.arrayBuffer();
      times.push(performance.now() - begun);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
    // the first request includes compilation and query planning
    const [first = 0, ...warm] = times;
    const median = warm.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] as number;
    const [least, most] = [Math.min(...warm), Math.max(...warm)].map(Math.round);
    const others = `${least} to ${most} ms, first ${Math.round(first)} ms, load ${loadavg()[0]?.toFixed(1)}`;
    const max = LIST_PAGES.includes(path) ? LIST_MILLISECONDS_MAX : MILLISECONDS_MAX;
    report(`${engine}, ${decodeURI(path)} (${others}): median`, Math.round(median), max, 'ms');
  }
  const port = await freePort();
  const server = createServer(requestListener(web)).listen(port, '127.0.0.1');
  await measureInBrowser(engine, `http://127.0.0.1:${port}`, cookie);
  server.closeAllConnections();
  server.close();
  await close();
  await rm(folder, { recursive: true, force: true });
}
