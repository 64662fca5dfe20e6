import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// Sends the largest bodies from a separate thread, so that preparing them does not block the measuring thread.

const { url, kind, count } = workerData as { url: string; kind: 'call' | 'form'; count: number };
/** The files of one sign-up may have 20 MB together. */
const file = Buffer.alloc(9_990_000, '%PDF-1.7 ');
const bodies = await Promise.all(Array.from({ length: count }, (_, person) => bodyOf(person)));
parentPort?.postMessage('prepared');
parentPort?.postMessage(await Promise.all(bodies.map(send)));

interface Body {
  path: string;
  type: string;
  bytes: Buffer;
}

async function bodyOf(person: number): Promise<Body> {
  const facts = {
    firstName: 'Tomáš',
    lastName: 'Cvičný',
    phone: '+421 900 000 050',
    message: 'Meranie.',
    email: `clovek${person}@example.sk`,
  };
  if (kind === 'call') {
    const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, content: file.toString('base64') }));
    const call = JSON.stringify({ ...facts, courseId: 'demo-3', consent: true, files });
    return { path: '/api/sendCourse', type: 'application/json', bytes: Buffer.from(call) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...facts, applicant: 'person', consent: 'on' }))
    form.append(name, value);
  for (const name of ['a.pdf', 'b.pdf']) form.append('files', new File([file], name));
  const whole = new Response(form);
  return {
    path: '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
    type: whole.headers.get('Content-Type') as string,
    bytes: Buffer.from(await whole.arrayBuffer()),
  };
}

/** The answer of one of several senders, by their own addresses: 503 may arrive long before the body is sent. */
function send({ path, type, bytes }: Body, sender: number): Promise<{ status: number; retryAfter?: string }> {
  const headers = {
    'Content-Type': type,
    'Content-Length': bytes.length,
    'X-Forwarded-For': `198.51.100.${1 + sender}`,
  };
  const { promise, resolve } = Promise.withResolvers<{ status: number; retryAfter?: string }>();
  request(url + path, { method: 'POST', headers, agent: false })
    .on('response', (answer) => {
      resolve({ status: answer.statusCode as number, retryAfter: answer.headers['retry-after'] });
      answer.resume();
    })
    .on('error', () => resolve({ status: 0 }))
    .end(bytes);
  return promise;
}
