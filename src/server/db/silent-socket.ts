import { Socket } from 'node:net';

/**
 * A socket that ends with an error when nothing was said on it for so long: a peer behind a cut line is silent, and
 * whoever waits for it, or is given the connection next, would wait for minutes.
 */
export function socketEndingAfter(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => {
    socket.destroy(Object.assign(new Error('The peer fell silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}
