import { createServer, type Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { certificateFor } from './clerk/certificate.ts';

/** The stage at which a mail server refuses: the connection, the password, the sender, a recipient, the email's end. */
type Stage = 'connection' | 'password' | 'sender' | 'recipient' | 'email';

interface Refusal {
  at: Stage;
  /** The response code; 550 by default. */
  code?: number;
  reason: string;
  /** Only emails to this recipient; by default all. */
  recipient?: string;
}

/** An email of ours has one recipient. */
type ReceivedEmail = ParsedMail & { recipient: string | undefined };

export interface TestMailServer {
  url: string;
  /** The address with a user name and a password, so that the client signs in. */
  urlWithPassword: string;
  /** All received emails, parsed. */
  emails: ReceivedEmail[];
  /** Refuses emails from now on, or accepts them again. */
  refuse(refusal: Refusal | undefined): void;
  /** Stops responding once this recipient is named; without one it goes on with those emails. */
  hangOn(recipient: string | undefined): void;
  /** Resets the connection at an email's end, before or after storing the email; with `recipient` only for that one. */
  breakOff(moment: 'before' | 'after' | undefined, recipient?: string): void;
  /** Stops listening until `comeBack` at the same address. */
  goDown(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A real SMTP server on a free port that stores received emails. Its TLS certificate is self-signed. */
export async function openMailServer({ offersTls = false } = {}): Promise<TestMailServer> {
  const emails: ReceivedEmail[] = [];
  let refusal: Refusal | undefined;
  let silentFor: string | undefined;
  const unanswered: (() => void)[] = [];
  let breaking: { moment: 'before' | 'after' | undefined; recipient?: string } = { moment: undefined };
  /** The client sockets by port. */
  const callers = new Map<number | undefined, Socket>();
  const certificate = offersTls ? await certificateFor('localhost') : {};
  let server = newServer();
  await listen(0);
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    urlWithPassword: `smtp://posta:heslo@127.0.0.1:${port}`,
    emails,
    refuse(next) {
      refusal = next;
    },
    hangOn(recipient) {
      silentFor = recipient;
      if (!recipient) for (const goOn of unanswered.splice(0)) goOn();
    },
    breakOff(moment, recipient) {
      breaking = { moment, recipient };
    },
    goDown: close,
    async restart() {
      server = newServer();
      await listen(port);
    },
    close,
  };

  function newServer(): SMTPServer {
    return new SMTPServer({
      ...certificate,
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: offersTls ? [] : ['STARTTLS'],
      closeTimeout: 100,
      onConnect: (_session, done) => done(refusalAt('connection')),
      onAuth(_auth, _session, done) {
        const refused = refusalAt('password');
        if (refused) done(refused);
        else done(null, { user: 'posta' });
      },
      onMailFrom: (_address, _session, done) => done(refusalAt('sender')),
      onRcptTo({ address }, _session, done) {
        const answer = () => done(refusalAt('recipient', address));
        if (address === silentFor) unanswered.push(answer);
        else answer();
      },
      onData(stream, session, done) {
        simpleParser(stream).then((email) => {
          const recipient = session.envelope.rcptTo[0]?.address;
          const refused = refusalAt('email', recipient);
          const isBroken = breaking.moment && (breaking.recipient ?? recipient) === recipient;
          if (!refused && !(isBroken && breaking.moment === 'before')) emails.push({ ...email, recipient });
          if (isBroken) callers.get(session.remotePort)?.resetAndDestroy();
          else done(refused);
        }, done);
      },
    });
  }

  function refusalAt(stage: Stage, recipient?: string): Error | null {
    if (refusal?.at !== stage || (refusal.recipient && refusal.recipient !== recipient)) return null;
    return Object.assign(new Error(refusal.reason), { responseCode: refusal.code ?? 550 });
  }

  function listen(port: number): Promise<void> {
    // a server that goes down resets its connections, which the client handles itself
    server.on('error', () => undefined);
    server.server.on('connection', (caller: Socket) => callers.set(caller.remotePort, caller));
    return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  }

  function close(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

interface TestServer {
  url: string;
  close(): Promise<void>;
}

/** A server that accepts a connection and never responds. */
export function openSilentServer(): Promise<TestServer> {
  return openServer(() => undefined);
}

/** A server that closes the connection in the middle of its greeting. */
export function openRudeServer(): Promise<TestServer> {
  return openServer((caller) => caller.end('220-posta.exam'));
}

async function openServer(greet: (caller: Socket) => void): Promise<TestServer> {
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    callers.add(caller.on('error', () => undefined));
    greet(caller);
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
