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
  console.error('A hash has 12 to 64 characters of 0–9 and a–f.');
  process.exit(1);
}

try {
  const faults = await withSnapshot(readConfig(process.env), async (db) => {
    const chain = await verifyEvents(db);
    for (const { fault, position } of chain.faults) console.log(`Event ${position} of the chain: ${fault}.`);
    if (chain.faults.length === 0) console.log(`The chain is whole, its events: ${chain.position}.`);
    if (chain.hash) console.log(`The last hash: ${chain.hash}`);
    const isUnknown = notedHash !== undefined && !(await isInChain(db, notedHash));
    if (isUnknown) console.log('The given hash is not in the chain.');
    const files = await readFileCheck(db);
    for (const { table, key } of files.listed) console.log(`A stored file is damaged: ${table} ${key.join(' ')}.`);
    console.log(`Stored files: ${files.files}, damaged: ${files.damaged}.`);
    const inconsistencies = await findInconsistencies({ db, now: Temporal.Now.instant });
    for (const sentence of inconsistencies) console.log(`Records do not agree: „${sentence}“`);
    if (inconsistencies.length === 0) console.log('Courses, sign-ups and emails agree with each other.');
    return chain.faults.length + Number(isUnknown) + files.damaged + inconsistencies.length;
  });
  if (faults > 0) process.exitCode = 1;
} catch (error) {
  console.error(startFailure(error) ?? error);
  process.exitCode = 1;
}
