import { config } from 'zod';

// Settings of the schema library, which has them for a whole process: whatever makes a schema, or tells what is wrong with a value,
// imports them before it does.

config({
  // a browser's policy forbids code made of text: the library is not to try, which would be reported as an attack
  jitless: 'document' in globalThis,
  // what no schema has a word of its own for: wrong types, bodies that are no object
  customError: () => 'Táto hodnota nie je platná.',
});
