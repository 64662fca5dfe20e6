import { parentPort, workerData } from 'node:worker_threads';

// Sends the largest forms from a separate thread, so that preparing them does not block the measuring thread.

const { url, forms, formBytes } = workerData as { url: string; forms: number; formBytes: number };
const file = Buffer.alloc(formBytes / 2 - 10_000, '%PDF-1.7 ').toString('base64');
const statuses = await Promise.all(Array.from({ length: forms }, (_, person) => send(person)));
parentPort?.postMessage(statuses);

/** The status; 503 also when the server closed the connection before the body was complete, as it may. */
async function send(person: number): Promise<number> {
  const body = JSON.stringify({
    ...{ courseId: 'demo-3', firstName: 'Tomáš', lastName: 'Cvičný', phone: '+421 900 000 050' },
    ...{ message: 'Meranie.', consent: true },
    email: `clovek${person}@example.sk`,
    files: ['a.pdf', 'b.pdf'].map((name) => ({ name, content: file })),
  });
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${url}/api/sendCourse`, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 503,
  );
}
