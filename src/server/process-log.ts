import type { Logger } from 'pino';

/**
 * What the process and its libraries would print as text goes to the log as JSON, without the words: those may quote what
 * a stranger sent. A rejection nobody handled is one request's failure; after an exception nobody caught the state of the
 * process is unknown, so it ends and is started anew.
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
