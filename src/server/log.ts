import pino, { type Logger } from 'pino';

/** One JSON line per event; never a body, a name or an address of a person. */
export function openLog({ production }: { production: boolean }): Logger {
  return pino({
    level: process.env.VITEST ? 'silent' : production ? 'info' : 'debug',
    serializers: { err: withoutParameters },
  });
}

/** Keeps what happened and where; a database error also carries the values somebody typed. */
function withoutParameters(error: Error): { type: string; message: string; stack: string | undefined } {
  return { type: error.name, message: error.message, stack: error.stack };
}
