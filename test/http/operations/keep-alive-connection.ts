import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface ConnectionAnswer {
  status: number | undefined;
  /** The Connection header: whether the server keeps the connection open. */
  connection: string | undefined;
}

/** One connection to a server, reused for all requests as by a proxy. */
export function openKeepAliveConnection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    sendRequest: (path: string) =>
      new Promise<ConnectionAnswer>((resolve, reject) => {
        const sent = request(url + path, { agent }, async (answer) => {
          await text(answer);
          resolve({ status: answer.statusCode, connection: answer.headers.connection });
        });
        sent.once('error', reject).end();
      }),
    close: () => agent.destroy(),
  };
}

/** True once new connections are refused. */
export function isRefused(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { headers: { Connection: 'close' } }).then(
    () => false,
    () => true,
  );
}
