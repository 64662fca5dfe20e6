import { ReadableStream as NodeStream } from 'node:stream/web';
import { WrongSetting } from '#server/config.ts';
import { UnreadableBackup } from './backup-format.ts';

// age (age-encryption.org/v1): its stream detects changed, truncated or reordered data, and the tool `age` decrypts it.
// Loaded only if there is a key, to keep the start fast.

/** A new BACKUP_KEY. */
export async function newBackupKey(): Promise<string> {
  const { generateIdentity } = await import('age-encryption');
  return generateIdentity();
}

/** Throws `WrongSetting` for a malformed key, so that it is reported at the start and not at night. */
export async function checkBackupKey(key: string): Promise<void> {
  const { identityToRecipient } = await import('age-encryption');
  try {
    await identityToRecipient(key);
  } catch {
    throw new WrongSetting(
      'BACKUP_KEY is a key of age as `npm run backup -- --new-key` prints it: AGE-SECRET-KEY-1…',
    );
  }
}

export async function* encrypted(source: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const { Encrypter, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  yield* await encrypter.encrypt(webStream(source));
}

export async function* decrypted(source: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  yield* await decrypter.decrypt(webStream(source)).catch((error: Error) => {
    throw error.message.startsWith('no identity matched') ? new UnreadableBackup('wrong-key', error) : error;
  });
}

/** Node's types and the web's describe the same object differently. */
function webStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return NodeStream.from(source) as unknown as ReadableStream<Uint8Array>;
}
