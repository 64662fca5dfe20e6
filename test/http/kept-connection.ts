import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface CachedPage {
  status: number | undefined;
  /** Whether the server means to keep the connection. */
  connection: string | undefined;
}

/** One connection to a server, kept from one request to the next as a proxy keeps it. */
export function keepConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: (path: string) =>
      new Promise<CachedPage>((resolve, reject) => {
        const asked = request(url + path, { agent }, async (answer) => {
          await text(answer);
          resolve({ status: answer.statusCode, connection: answer.headers.connection });
        });
        asked.once('error', reject).end();
      }),
    close: () => agent.destroy(),
  };
}

/** True once nobody new is let in. */
export function isRefused(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { headers: { Connection: 'close' } }).then(
    () => false,
    () => true,
  );
}
