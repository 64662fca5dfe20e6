import { vi } from 'vitest';

const MILLISECONDS_MAX = 20_000;

// Vitest gives up after one second, which a busy machine may need for what it does in a moment otherwise.
const { waitFor } = vi;
vi.waitFor = (callback, options = MILLISECONDS_MAX) => waitFor(callback, options);
