import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

// Holds a listening socket as systemd does, and runs the server on it again each time it ends. `spawnSync` keeps this
// process from accepting connections itself.
const server = createServer().listen(Number(process.env.PORT), '127.0.0.1', () => {
  // Node has no documented way to a server's descriptor
  const { fd } = (server as unknown as { _handle: { fd: number } })._handle;
  const words = ['-c', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" build/commands/server.js', process.execPath];
  for (;;) spawnSync('sh', words, { stdio: ['ignore', 'inherit', 'inherit', fd] });
});
