import { report } from '../bench/report.ts';
import { openCourses } from '../bench/rush-courses.ts';
import { aSignUp } from '../bench/rush-sign-up.ts';
import { signedInCookie } from '../bench/signed-in.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { startServer } from '../test/server-process.ts';

// 200 people compete for the last seat, repeatedly: on one process with SQLite, and on two nodes with one PostgreSQL.

const ROUNDS = Number(process.argv[2] ?? 50);
const PEOPLE = 200;
const STAFF = { STAFF_EMAIL: 'jana@example.sk', STAFF_PASSWORD: 'dlhe-tajne-heslo-1', STAFF_NAME: 'Jana Skúšková' };

let people = 0;

const alone = await startServer(STAFF, { keepsLog: false });
await torture('SQLite', [alone.url]);
await alone.close();

const postgres = await startPostgres();
const settings = { ...STAFF, DATABASE_URL: `${postgres.url}/postgres` };
const nodes = [await startServer(settings, { keepsLog: false }), await startServer(settings, { keepsLog: false })];
await torture(
  'PostgreSQL, two nodes',
  nodes.map(({ url }) => url),
);
for (const node of nodes) await node.close();
await postgres.close();

async function torture(where: string, urls: string[]): Promise<void> {
  const [url = ''] = urls;
  const courses = await openCourses(url, await signedInCookie(url, STAFF), 1, { count: ROUNDS });
  let wrong = 0;
  for (const { id } of courses) {
    const statuses = await Promise.all(
      Array.from({ length: PEOPLE }, (_, turn) => signUp(urls[turn % urls.length], id)),
    );
    const confirmed = statuses.filter((status) => status === 'confirmed').length;
    const waiting = statuses.filter((status) => status === 'waiting').length;
    if (confirmed !== 1 || confirmed + waiting !== PEOPLE) {
      wrong += 1;
      console.log(`     ${where}: ${confirmed} confirmed, ${waiting} waiting`);
    }
  }
  report(`${where}: rounds of ${PEOPLE} for the last seat that went wrong, of ${ROUNDS}`, wrong, 0, 'rounds');
}

async function signUp(url: string | undefined, courseId: string): Promise<string> {
  people += 1;
  const answer = await fetch(`${url}/api/sendCourse`, aSignUp(courseId, people));
  return answer.ok ? (await answer.json()).status : String(answer.status);
}
