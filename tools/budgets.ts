import { changedFigures, readBudgets, writeBudgets } from '../test/budgets.ts';
import { weighSite } from '../test/site-weight.ts';

// Updates the table of page weights, prints the changes and the number of visible words of each page. Needs a build.
const before = readBudgets();
const { weights, words } = await weighSite();
writeBudgets(weights);
for (const change of changedFigures(before, weights)) console.log(change);
console.table(words);
process.exit();
