import { defineConfig } from 'vitest/config';
import { keepScratchInMemory } from './test/scratch-folder.ts';
import { contentAsData } from './tools/content-as-data.ts';
import { ProjectTimes } from './tools/project-times.ts';

keepScratchInMemory();

const plugins = [contentAsData()];

const eachProject = {
  // no file leaves anything behind: modules are read once for all files of a process, not once more for each
  isolate: false,
  // a busy machine is slow, not wrong: these only end what would never end
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['test/wait-for-limit.ts'],
};
// the build is run as it is, not taken apart once more
const server = { deps: { external: [/\/build\/server\//] } };
// one file for each core: what waits is waited for beside the others
const maxWorkers = 2;

// The React Router plugin stays out: code is tested as plain modules and, over HTTP, as built.
export default defineConfig({
  test: {
    reporters: ['default', new ProjectTimes()],
    projects: [
      {
        plugins,
        test: {
          ...eachProject,
          name: 'unit',
          include: ['src/domain/**/*.test.ts', 'src/web/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          maxWorkers,
        },
      },
      {
        plugins,
        test: {
          ...eachProject,
          name: 'integration',
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['test/postgres.ts'],
          maxWorkers,
        },
      },
      {
        plugins,
        test: {
          ...eachProject,
          name: 'http',
          server,
          include: ['test/http/**/*.test.ts'],
          globalSetup: ['test/postgres.ts'],
          maxWorkers,
        },
      },
      {
        plugins,
        test: {
          ...eachProject,
          name: 'browser',
          server,
          include: ['test/browser/**/*.spec.ts'],
          maxWorkers,
          maxConcurrency: 2,
        },
      },
    ],
  },
});
