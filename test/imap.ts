import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const DOVECOT = '/usr/sbin/dovecot';

/** Whether Debian's dovecot-imapd is installed; `npm test` installs it if it may. */
export const hasImapServer = existsSync(DOVECOT);

export interface TestImapServer {
  url: string;
  /** Adds a message to the inbox. */
  deliver(message: Buffer): void;
  /** The number of messages in the inbox with this flag in their file name: "S" is \Seen. */
  flagged(flag: string): number;
  close(): Promise<void>;
}

/** A real IMAP server on a free port, under an unprivileged user, with a temporary Maildir. */
export async function openImapServer(): Promise<TestImapServer> {
  const folder = mkdtempSync(join(tmpdir(), 'imap-'));
  // Dovecot refuses to run as root
  const isRoot = userInfo().uid === 0;
  const { uid, gid, name, group } = isRoot
    ? { uid: 65_534, gid: 65_534, name: 'nobody', group: 'nogroup' }
    : { ...userInfo(), name: userInfo().username, group: userInfo().username };
  const own = (path: string) => isRoot && chownSync(path, uid, gid);
  const port = await freePort();
  const mail = join(folder, 'mail');
  for (const part of ['', 'new', 'cur', 'tmp']) {
    mkdirSync(join(mail, part));
    own(join(mail, part));
  }
  const file = join(folder, 'dovecot.conf');
  writeFileSync(file, settings({ folder, mail, port, name, group, uid, gid }));
  own(file);
  own(folder);
  const server = spawn(DOVECOT, ['-F', '-c', file], { uid, gid, stdio: 'ignore' });
  await listening(port, server);
  let delivered = 0;
  return {
    url: `imap://kurzy:tajne%2Fheslo@127.0.0.1:${port}/INBOX`,
    deliver(message) {
      delivered += 1;
      const path = join(mail, 'new', `${1_795_000_000 + delivered}.M${delivered}.test`);
      writeFileSync(path, message);
      own(path);
    },
    flagged(flag) {
      return readdirSync(join(mail, 'cur')).filter((file) => file.split(':2,')[1]?.includes(flag)).length;
    },
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function settings(of: Record<'folder' | 'mail' | 'name' | 'group', string> & Record<'port' | 'uid' | 'gid', number>) {
  const { folder, mail, port, name, group, uid, gid } = of;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
default_internal_user = ${name}
default_internal_group = ${group}
default_login_user = ${name}
first_valid_uid = 1
first_valid_gid = 1
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=tajne/heslo
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
mail_location = maildir:${mail}
`;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const STARTING_MILLISECONDS_MAX = 10_000;

async function listening(port: number, server: ChildProcess): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    if (server.exitCode !== null || performance.now() - begun > STARTING_MILLISECONDS_MAX)
      throw new Error('The IMAP server did not start');
    await delay(20);
  }
}
