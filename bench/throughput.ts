import { cpus } from 'node:os';
import type { ServerProcess } from '../test/server-process.ts';

const AT_ONCE = 16;

/** The number of answers in a period and the processor seconds it took. */
export interface Run {
  seconds: number;
  answers: number;
  failed: number;
  /** Of the nodes. */
  nodes: number;
  /** Of this process, which generates the load. */
  loadGenerator: number;
  /** Of the whole machine. */
  all: number;
}

/** Sends requests for this many seconds, sixteen at a time. */
export async function measure(
  sendRequest: () => Promise<Response>,
  nodes: ServerProcess[],
  seconds: number,
): Promise<Run> {
  const before = await processorSeconds(nodes);
  const begun = performance.now();
  let answers = 0;
  let failed = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < begun + seconds * 1_000) {
        const answer = await sendRequest();
        await answer.arrayBuffer();
        answers += 1;
        if (!answer.ok) failed += 1;
      }
    }),
  );
  const took = (performance.now() - begun) / 1_000;
  const after = await processorSeconds(nodes);
  return {
    seconds: took,
    answers,
    failed,
    nodes: after.nodes - before.nodes,
    loadGenerator: after.loadGenerator - before.loadGenerator,
    all: after.all - before.all,
  };
}

/** Combines several runs into one. */
export function together(runs: Run[]): Run {
  const total = (figure: keyof Run) => sum(runs.map((run) => run[figure]));
  return {
    seconds: total('seconds'),
    answers: total('answers'),
    failed: total('failed'),
    nodes: total('nodes'),
    loadGenerator: total('loadGenerator'),
    all: total('all'),
  };
}

export function perSecond({ answers, seconds }: Run): number {
  return answers / seconds;
}

/** The average number of busy cores, by process. */
export function coresOf({ seconds, nodes, loadGenerator, all }: Run): string {
  const [ofNodes, ofLoadGenerator, ofOthers] = [nodes, loadGenerator, all - nodes - loadGenerator].map((time) =>
    (time / seconds).toFixed(1),
  );
  return `of ${cpus().length} cores the nodes had ${ofNodes}, the load generator ${ofLoadGenerator}, nginx, Postgres and all others ${ofOthers}`;
}

/** True when the machine had almost no idle processor time. */
export function hasFilledMachine({ all, seconds }: Run): boolean {
  return all / seconds > cpus().length * 0.9;
}

async function processorSeconds(nodes: ServerProcess[]): Promise<Pick<Run, 'nodes' | 'loadGenerator' | 'all'>> {
  const ofNodes = await Promise.all(nodes.map((node) => node.processorSeconds()));
  const { user, system } = process.cpuUsage();
  const busy = cpus().flatMap(({ times: { idle, ...others } }) => Object.values(others));
  return { nodes: sum(ofNodes), loadGenerator: (user + system) / 1e6, all: sum(busy) / 1e3 };
}

function sum(figures: number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}
