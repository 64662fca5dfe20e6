import { connect } from 'node:tls';
import { isEnding } from '#domain/system-state/alarms.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { raiseAlarm } from './alarms.ts';

const CONNECTING_MILLISECONDS_MAX = 10_000;

/** Raises an alarm if the certificate of BASE_URL ends soon; a connection that fails is no reason for one. */
export async function watchCertificate(app: App): Promise<void> {
  const validTo = await findCertificateEnd(new URL(app.config.baseUrl ?? ''));
  if (!validTo || !isEnding(validTo, instant(app))) return;
  await app.change({ kind: 'job', id: 'certificate-watch' }, (change) =>
    raiseAlarm(change, 'certificateEnding', validTo),
  );
}

/** Until when the certificate is valid, also one that no browser would trust. */
function findCertificateEnd({ hostname, port }: URL): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.setTimeout(CONNECTING_MILLISECONDS_MAX, () => socket.destroy());
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to).toISOString());
      socket.destroy();
    });
    socket.once('error', () => resolve(undefined)).once('close', () => resolve(undefined));
  });
}
