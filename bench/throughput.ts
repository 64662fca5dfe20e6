import { cpus } from 'node:os';
import type { ServerProcess } from '../test/server-process.ts';

const AT_ONCE = 16;

/** What was answered in a while, and the seconds of processor time that took. */
export interface Run {
  seconds: number;
  answers: number;
  failed: number;
  /** Of the nodes. */
  nodes: number;
  /** Of this process, which asks. */
  asking: number;
  /** Of everything on the machine. */
  all: number;
}

/** Asks for so long, sixteen at a time. */
export async function measure(ask: () => Promise<Response>, nodes: ServerProcess[], seconds: number): Promise<Run> {
  const before = await processorSeconds(nodes);
  const begun = performance.now();
  let answers = 0;
  let failed = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < begun + seconds * 1_000) {
        const answer = await ask();
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
    asking: after.asking - before.asking,
    all: after.all - before.all,
  };
}

/** Several runs as one. */
export function together(runs: Run[]): Run {
  const total = (figure: keyof Run) => sum(runs.map((run) => run[figure]));
  return {
    seconds: total('seconds'),
    answers: total('answers'),
    failed: total('failed'),
    nodes: total('nodes'),
    asking: total('asking'),
    all: total('all'),
  };
}

export function perSecond({ answers, seconds }: Run): number {
  return answers / seconds;
}

/** How many of the machine's cores were busy, and with whose work. */
export function coresOf({ seconds, nodes, asking, all }: Run): string {
  const [ofNodes, ofAsking, ofOthers] = [nodes, asking, all - nodes - asking].map((time) =>
    (time / seconds).toFixed(1),
  );
  return `of ${cpus().length} cores the nodes had ${ofNodes}, who asks ${ofAsking}, nginx, Postgres and all others ${ofOthers}`;
}

/** True when there was no processor time left for anybody. */
export function hasFilledMachine({ all, seconds }: Run): boolean {
  return all / seconds > cpus().length * 0.9;
}

async function processorSeconds(nodes: ServerProcess[]): Promise<Pick<Run, 'nodes' | 'asking' | 'all'>> {
  const ofNodes = await Promise.all(nodes.map((node) => node.processorSeconds()));
  const { user, system } = process.cpuUsage();
  const busy = cpus().flatMap(({ times: { idle, ...others } }) => Object.values(others));
  return { nodes: sum(ofNodes), asking: (user + system) / 1e6, all: sum(busy) / 1e3 };
}

function sum(figures: number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}
