import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const server = resolve('build/server/index.js');

// What an operator runs in a file each, so that a release needs none of the libraries they are made of. In JavaScript,
// because Node takes 14 MB of memory to read TypeScript.
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/commands',
    rolldownOptions: {
      input: [
        'server.ts',
        'deploy/ready.ts',
        ...['backup', 'restore', 'staff', 'verify'].map((command) => `tools/${command}.ts`),
      ],
      external: server,
      output: { paths: { [server]: '../server/index.js' } },
    },
  },
});
