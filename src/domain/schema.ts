import { config, z } from 'zod';

// The schema library with our settings. Nothing else may import it (biome.json): a schema reads `jitless` when it is
// created, so that the settings must precede all of them.

const TYPES: Record<string, string> = { string: 'text', number: 'číslo', array: 'zoznam', object: 'objekt' };

config({
  // a browser's policy forbids code made of text, and would report the library's attempt as an attack
  jitless: 'document' in globalThis,
  // the message where a schema has none of its own: wrong types, bodies that are not objects
  customError: (issue) => {
    const wanted = issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
    return wanted ? `Táto hodnota má byť ${wanted}.` : 'Táto hodnota nie je platná.';
  },
});

export { z };
