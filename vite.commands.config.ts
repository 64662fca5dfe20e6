import { defineConfig } from 'vite';

// The operator's commands in a file each, so that a release needs none of the libraries they are made of.
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/commands',
    rolldownOptions: { input: ['backup', 'restore', 'staff', 'verify'].map((command) => `tools/${command}.ts`) },
  },
});
