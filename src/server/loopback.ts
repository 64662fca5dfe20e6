const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Unencrypted traffic is safe only where it does not leave the machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.includes(hostname);
}
