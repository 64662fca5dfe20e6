// Apart from app.ts: the benchmarks and the table of weights run on the build, without the sources of `src`.

/** Tests whose clock passes the next hour do not need a backup, which takes longer than most of them. */
export const IDLE_JOBS = ['backup'] as const;
