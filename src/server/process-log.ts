import type { Logger } from 'pino';

/**
 * Logs as JSON what the process and its libraries would print as text, without the message, which may quote what a
 * visitor sent. An unhandled rejection is one request's failure; after an uncaught exception the state of the process
 * is unknown, so it exits and is restarted.
 */
export function logProcess(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection was not handled'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an exception was not caught');
    process.exit(1);
  });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node'));
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[method] = (...values: unknown[]) => {
      log.warn(
        { err: values.find((value) => value instanceof Error) ?? new Error() },
        `console.${method} was called`,
      );
    };
  }
}
