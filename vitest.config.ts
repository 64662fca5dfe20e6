import { defineConfig } from 'vitest/config';
import { contentAsData } from './tools/content-as-data.ts';

const plugins = [contentAsData()];

// The React Router plugin stays out: code is tested as plain modules and, over HTTP, as built.
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: { name: 'rules', include: ['src/domain/**/*.test.ts', 'src/web/**/*.test.{ts,tsx}', 'test/*.test.ts'] },
      },
      {
        plugins,
        test: {
          name: 'machines',
          include: ['src/server/**/*.test.ts'],
          globalSetup: ['test/postgres.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        test: {
          name: 'doors',
          // the build is run as it is, not taken apart once more for each file
          server: { deps: { external: [/\/build\/server\//] } },
          include: ['test/http/**/*.test.ts'],
          globalSetup: ['test/postgres.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        test: {
          name: 'journeys',
          server: { deps: { external: [/\/build\/server\//] } },
          include: ['test/browser/**/*.spec.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // one browser at a time: two cores are enough for one server and two pages
          fileParallelism: false,
          maxConcurrency: 2,
        },
      },
    ],
  },
});
