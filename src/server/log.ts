import pino, { type Logger } from 'pino';

/**
 * One JSON line per event on the standard output; never a body, a name or an address of a person, nor any other text
 * sent by a visitor. Written asynchronously, so that a slow or stopped reader of the output blocks no requests.
 */
export function openLog({ production }: { production: boolean }): Logger {
  if (process.env.VITEST) return pino({ level: 'silent' });
  const output = pino.destination({ dest: 1, sync: false, maxLength: UNWRITTEN_BYTES_MAX });
  return pino(
    {
      level: production ? 'info' : 'debug',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: withoutVisitorText },
    },
    output,
  );
}

/** Beyond this, unread lines are dropped rather than kept in memory. */
const UNWRITTEN_BYTES_MAX = 4_000_000;

interface LoggedError {
  type: string;
  code?: string | number;
  message?: string;
  stack: string[];
  /** Names of the schema, not values, if the database reports them. */
  about?: Record<string, string>;
  cause?: LoggedError;
}

/**
 * The error without any text that may have been sent by a visitor: parsers quote what they could not read, and a
 * database quotes the value it refused.
 */
function withoutVisitorText(error: Error): LoggedError {
  const { name, message, cause } = error;
  const { code, errcode, ...fields } = error as Error & Record<string, unknown> & { errcode?: number };
  const names = SCHEMA_NAMES.flatMap((key) => (typeof fields[key] === 'string' ? [[key, fields[key]]] : []));
  return {
    type: name,
    ...((errcode ?? isToken(code)) && { code: errcode ?? (code as string) }),
    ...(hasSafeMessage(error) && { message }),
    stack: frames(error),
    ...(names.length > 0 && { about: Object.fromEntries(names) }),
    ...(cause instanceof Error && { cause: withoutVisitorText(cause) }),
  };
}

/** The kind of error in a word or two that cannot contain submitted text: „TypeError“, „error 53300“. */
export function errorName({ name, code, errcode }: Error & { code?: unknown; errcode?: number }): string {
  return [isToken(name) ? name : 'Error', errcode ?? (isToken(code) && code)].filter(Boolean).join(' ');
}

function isToken(code: unknown): boolean {
  return typeof code === 'string' && /^\w{1,60}$/.test(code);
}

/** The frames of the stack; the message before them is skipped, because one of its lines may look like a frame. */
function frames({ stack = '', message }: Error): string[] {
  const afterMessage = message === '' ? stack : stack.slice(stack.indexOf(message) + message.length);
  return afterMessage
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map((line) => line.trim());
}

const SCHEMA_NAMES = ['table', 'column', 'constraint'] as const;
const FRAME = /^ {4}at /;

/** True for errors of the language, system and database, except PostgreSQL's class 22, data exceptions. */
function hasSafeMessage(error: Error & { code?: unknown }): boolean {
  const { code } = error;
  if (error instanceof TypeError || error instanceof ReferenceError) return !code;
  return typeof code === 'string' && /^(E[A-Z]+|ERR_SQLITE_ERROR|(?!22)[0-9A-Z]{5})$/.test(code);
}

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
