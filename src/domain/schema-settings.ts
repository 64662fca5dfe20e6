import { config } from 'zod';

// Global settings of the schema library: every module that creates a schema or formats its errors imports this one
// first.

config({
  // a browser's policy forbids code made of text, and would report the library's attempt as an attack
  jitless: 'document' in globalThis,
  // the message where a schema has none of its own: wrong types, bodies that are not objects
  customError: () => 'Táto hodnota nie je platná.',
});
