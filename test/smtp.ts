import { createServer, type Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  /** What arrived so far, parsed. */
  letters: ParsedMail[];
  /** Refuses every letter from now on, or takes them again. */
  refuse(reason: string | undefined): void;
  close(): Promise<void>;
}

/** A real SMTP server on a free port that keeps what it gets. */
export async function openMailServer(): Promise<TestMailServer> {
  const letters: ParsedMail[] = [];
  let refusal: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refusal ? new Error(refusal) : null),
    onData(stream, _session, done) {
      simpleParser(stream).then((letter) => {
        letters.push(letter);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse(reason) {
      refusal = reason;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A server that takes a connection and then never says a word, until it is closed. */
export async function openSilentServer(): Promise<{ url: string; close(): Promise<void> }> {
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    callers.add(caller.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    close() {
      for (const caller of callers) caller.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
