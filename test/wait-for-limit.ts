import { vi } from 'vitest';

const MILLISECONDS_MAX = 20_000;

// Vitest's default limit of one second is too short on a busy machine.
const { waitFor } = vi;
vi.waitFor = (callback, options = MILLISECONDS_MAX) => waitFor(callback, options);
