import fc from 'fast-check';
import { expect } from 'vitest';
import { chainSentences } from '#domain/events/chain-check.ts';
import type { App } from '#server/app.ts';
import { findInconsistencies } from '#server/consistency/consistency.ts';
import { coursesWithSeats } from '#server/courses/course-records.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { verifyEvents } from '#server/events/event-verification.ts';
import { listTextsContaining } from '../texts-containing.ts';
import { ACTIONS, type ActionName, type Choice, CIRCUMSTANCES, undoLast } from './actions.ts';
import { listMisinformed } from './places.ts';
import { noteBefore, openWorld, type World } from './world.ts';

/**
 * How many people each course could have before a step: as many as seats, or as it had already, since staff may lower a
 * capacity below them.
 */
type Model = Map<string, number>;

type Step = fc.AsyncCommand<Model, World>;

/** Steps of the longest history. */
const STEPS_MAX = 30;

interface HistoriesOptions {
  count: number;
  seed?: number | undefined;
  isShrunk?: boolean;
  /** The actions they consist of; all by default. */
  names?: readonly ActionName[];
}

/**
 * Runs random histories of everything visitors and staff do to seats, and fails with the shortest one after which a rule
 * is broken, or the first one found unless it is to be shrunk. The seed that a failure prints repeats it.
 */
export function checkHistories(
  { count, seed, isShrunk = true, names = NAMES }: HistoriesOptions,
  options: Parameters<typeof openWorld>[0] = {},
): Promise<void> {
  // every third step: only they try the locks
  const simultaneous = Array.from({ length: 15 }, () => simultaneousSteps(names));
  const histories = fc.commands([...singleSteps(names), undoSteps, ...simultaneous], {
    maxCommands: STEPS_MAX,
    size: 'max',
  });
  return fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const world = await openWorld(options);
      try {
        const model: Model = new Map();
        await listFaults(world, model);
        await fc.asyncModelRun(() => ({ model, real: world }), steps);
      } finally {
        await world.close();
      }
    }),
    { numRuns: count, ...(seed !== undefined && { seed }), endOnFailure: !isShrunk },
  );
}

const choice = fc.record({
  which: fc.nat(100),
  people: fc.integer({ min: 1, max: 4 }),
  mayBeSplit: fc.boolean(),
  hasEmail: fc.boolean(),
});

/** How often an action occurs beside the others. */
const FREQUENT: readonly ActionName[] = ['sign up', 'sign up', 'enter by telephone', 'cancel', 'cancel', 'accept'];
const NAMES = [...(Object.keys(ACTIONS) as ActionName[]), ...FREQUENT];

function singleSteps(names: readonly ActionName[]) {
  const acts = [...names.map((name) => [name, ACTIONS[name]] as const), ...Object.entries(CIRCUMSTANCES)];
  return acts.map(([name, act]) =>
    choice.map((chosen) =>
      step(`${name} ${described(chosen)}`, async (world) => {
        await noteBefore(world);
        await act({ app: nodeOf(world, chosen), world }, chosen);
      }),
    ),
  );
}

const undoSteps = choice.map((chosen) =>
  step('undo', async (world) => {
    const undone = await undoLast(nodeOf(world, chosen), world);
    world.last = undefined;
    if (undone) expect(undone.restored).toEqual(undone.before);
  }),
);

/** Two people act on the same course or sign-up at the same moment, on a node each where there are two. */
const simultaneousSteps = (names: readonly ActionName[]) =>
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...names), choice, fc.boolean())
    .map(([one, other, chosen, isSplit]) =>
      step(`${one} and ${other} at once ${described(chosen)}`, async (world) => {
        world.last = undefined;
        const [first, second = first] = world.nodes as [App, App?];
        await Promise.all([
          ACTIONS[one]({ app: first, world }, chosen),
          ACTIONS[other]({ app: second, world }, { ...chosen, mayBeSplit: isSplit }),
        ]);
      }),
    );

function step(name: string, run: (world: World) => Promise<unknown>): Step {
  return {
    check: () => true,
    async run(model, world) {
      world.wait({ seconds: 1 });
      await run(world).catch((error) => {
        // a command that another one has overtaken may be refused, as a visitor would see
        if (!isUnavailable(error)) throw error;
      });
      const faults = await listFaults(world, model);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    toString: () => name,
  };
}

async function listFaults({ nodes, erased }: World, model: Model): Promise<string[]> {
  const [app] = nodes as [App];
  const chain = await verifyEvents(app.db);
  return [
    ...(await findInconsistencies(app)),
    ...(await listOverbooked(app, model)),
    ...(await listMisinformed(app.db)),
    ...(chain.faults.length > 0 ? chainSentences(chain) : []),
    ...(erased.length > 0 ? await listTextsContaining(app, erased) : []),
  ];
}

/** The courses that have more people than they could have. */
async function listOverbooked({ db }: App, model: Model): Promise<string[]> {
  const courses = await coursesWithSeats(db).execute();
  return courses.flatMap(({ id, capacity, seatsTaken }) => {
    const allowed = Math.max(capacity, model.get(id) ?? 0);
    model.set(id, Math.max(capacity, seatsTaken));
    return seatsTaken > allowed ? [`${id} has ${seatsTaken} people on ${allowed} seats`] : [];
  });
}

function nodeOf({ nodes }: World, { which }: Choice): App {
  return nodes[which % nodes.length] as App;
}

function described({ which, people, mayBeSplit, hasEmail }: Choice): string {
  return `${which}/${people}${mayBeSplit ? ' split' : ''}${hasEmail ? '' : ' no email'}`;
}
