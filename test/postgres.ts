import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One Postgres for a whole test run; each test creates its own database on it. */
export default async function setup(project: TestProject) {
  const { url, close } = await startPostgres({ isHasty: true });
  project.provide('postgresUrl', url);
  return close;
}
