import { Socket } from 'node:net';

/**
 * A socket that fails after being idle for so long: a peer behind a broken network sends nothing, and a query that uses
 * the connection, or gets it next from the pool, would wait for minutes.
 */
export function socketEndingAfter(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => {
    socket.destroy(Object.assign(new Error('The peer fell silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}
