import { setImmediate as settled } from 'node:timers/promises';
import { Clock, Queue } from './queues.ts';
import { measureStages, type Stages } from './sign-up-stages.ts';

// Sign-ups of several nodes on one separate Postgres, which two cores cannot measure directly. The measured stages of a
// sign-up are simulated as events; the processor of each node, the cores of Postgres, the lock of a course and the end
// of the chain of events are one queue each. The duration of a stage has an exponential distribution.
const SIGN_UPS = 4_000;
const SENDERS_PER_NODE = 16;
const CASES = [1, 2, 4, 8, 16].flatMap((nodes) =>
  [1, 20].flatMap((courses) => [2, 8].map((cores) => ({ nodes, courses, cores }))),
);

const stages = await measureStages();
const rounded = Object.entries(stages).map(([stage, taken]) => `${stage} ${taken.toFixed(1)} ms`);
console.log(`Measured: ${rounded.join(', ')}`);
console.log('| nodes | cores of Postgres | courses | sign-ups a minute | p95 |\n| --- | --- | --- | --- | --- |');
for (const one of CASES) {
  const { aMinute, p95 } = await simulate(one, stages);
  console.log(`| ${one.nodes} | ${one.cores} | ${one.courses} | ${aMinute} | ${p95} ms |`);
}

async function simulate({ nodes, courses, cores }: (typeof CASES)[number], stages: Stages) {
  const clock = new Clock();
  const database = new Queue(cores);
  const chain = new Queue(1);
  const locks = Array.from({ length: courses }, () => new Queue(1));
  const times: number[] = [];

  const work = async (queue: Queue, milliseconds: number) => {
    await queue.take();
    await clock.wait(-Math.log(1 - Math.random()) * milliseconds);
    queue.give();
  };
  const send = async (node: Queue) => {
    while (times.length < SIGN_UPS) {
      const begun = clock.now;
      const lock = locks[Math.floor(Math.random() * courses)] as Queue;
      await work(node, stages.node);
      await work(database, stages.beforeLock);
      await lock.take();
      await work(database, stages.underLock);
      await chain.take();
      await work(database, stages.chain);
      chain.give();
      lock.give();
      times.push(clock.now - begun);
    }
  };
  for (let number = 0; number < nodes; number += 1) {
    const node = new Queue(1);
    for (let sender = 0; sender < SENDERS_PER_NODE; sender += 1) void send(node);
  }
  await settled();
  while (times.length < SIGN_UPS) await clock.step();
  times.sort((one, other) => one - other);
  return {
    aMinute: Math.round((times.length / clock.now) * 60_000),
    p95: Math.round(times[Math.floor(times.length * 0.95)] as number),
  };
}
