import { chainSentences } from '#domain/events/chain-check.ts';
import { readConfig } from '#server/config.ts';
import { openDatabaseToRead } from '#server/db/database.ts';
import { isInChain, verifyEvents } from '#server/events/event-verification.ts';
import { startFailure } from '#server/start-failure.ts';

// Verifies the chain of events of the configured database while the server runs. Exits with code 1 on any error.

/** A shorter beginning of a hash could match by chance. */
const HASH_BEGINNING = /^[0-9a-f]{12,64}$/;

const [notedHash] = process.argv.slice(2);
if (notedHash !== undefined && !HASH_BEGINNING.test(notedHash)) {
  console.error('Odtlačok má 12 až 64 znakov 0 – 9 a a – f.');
  process.exit(1);
}

try {
  const db = openDatabaseToRead(readConfig(process.env));
  const check = await verifyEvents(db);
  const isKnown = notedHash === undefined || (await isInChain(db, notedHash));
  await db.destroy();
  for (const sentence of chainSentences(check)) console.log(sentence);
  if (check.hash) console.log(`Posledný odtlačok: ${check.hash}`);
  if (!isKnown) console.log('Zadaný odtlačok v reťazi nie je.');
  if (check.faults.length > 0 || !isKnown) process.exitCode = 1;
} catch (error) {
  console.error(startFailure(error) ?? error);
  process.exitCode = 1;
}
