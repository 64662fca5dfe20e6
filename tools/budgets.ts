import { changedFigures, readBudgets, writeBudgets } from '../test/budgets.ts';
import { weighSite } from '../test/site-weight.ts';

// Renews the table of what pages weigh, says what has changed, and lists the words each public page has in sight. Needs a build.
const before = readBudgets();
const { weights, words } = await weighSite();
writeBudgets(weights);
for (const change of changedFigures(before, weights)) console.log(change);
console.table(words);
process.exit();
