import { changedFigures, readBudgets, writeBudgets } from '../test/budgets.ts';
import { weighSite } from '../test/site-weight.ts';

// Renews the table of what pages weigh, and says what has changed. Needs a build.
const before = readBudgets();
const now = await weighSite();
writeBudgets(now);
for (const change of changedFigures(before, now)) console.log(change);
process.exit();
