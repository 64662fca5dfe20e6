import { chainSentences } from '#domain/events/chain-check.ts';
import { damageSentence } from '#domain/stored-files/file-check.ts';
import { readConfig } from '#server/config.ts';
import { findInconsistencies } from '#server/consistency/consistency.ts';
import { withSnapshot } from '#server/db/database.ts';
import { isInChain, verifyEvents } from '#server/events/event-verification.ts';
import { startFailure } from '#server/start-failure.ts';
import { readFileCheck } from '#server/stored-files/stored-files.ts';

// Verifies the configured database while the server runs: its chain of events, its stored files, and that its records
// agree with each other. Exits with code 1 on any fault.

/** A shorter beginning of a hash could match by chance. */
const HASH_BEGINNING = /^[0-9a-f]{12,64}$/;

const [notedHash] = process.argv.slice(2);
if (notedHash !== undefined && !HASH_BEGINNING.test(notedHash)) {
  console.error('Odtlačok má 12 až 64 znakov 0 – 9 a a – f.');
  process.exit(1);
}

try {
  const faults = await withSnapshot(readConfig(process.env), async (db) => {
    const chain = await verifyEvents(db);
    for (const sentence of chainSentences(chain)) console.log(sentence);
    if (chain.hash) console.log(`Posledný odtlačok: ${chain.hash}`);
    const isUnknown = notedHash !== undefined && !(await isInChain(db, notedHash));
    if (isUnknown) console.log('Zadaný odtlačok v\u00A0reťazi nie je.');
    const files = await readFileCheck(db);
    console.log(files.damaged > 0 ? `${damageSentence(files)}.` : `Uložené súbory sú neporušené: ${files.files}.`);
    const inconsistencies = await findInconsistencies({ db, now: Temporal.Now.instant });
    for (const sentence of inconsistencies) console.log(sentence);
    if (inconsistencies.length === 0) console.log('Kurzy, prihlášky a\u00A0e-maily k\u00A0sebe sedia.');
    return chain.faults.length + Number(isUnknown) + files.damaged + inconsistencies.length;
  });
  if (faults > 0) process.exitCode = 1;
} catch (error) {
  console.error(startFailure(error) ?? error);
  process.exitCode = 1;
}
