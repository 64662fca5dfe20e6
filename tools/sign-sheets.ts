import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MODULE = 'virtual:sign-sheets';
const FOLDERS = ['znacky', 'ikony'];
/** The distance between two drawings: at least twice the widest, so that none is seen beside another. */
const STEP = 400;

/**
 * Gives pages the address of one picture with all drawings of a folder of `public/`, each a view named like its file: a
 * page with twenty signs requests one file. In development there are none, and pages show the files themselves.
 */
export function signSheets(): Plugin {
  let isBuild: boolean;
  return {
    name: 'sign-sheets',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return;
      const addresses = (isBuild ? FOLDERS : []).map((folder) => {
        const source = sheetOf(folder);
        const fileName = `assets/${folder}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.svg`;
        this.emitFile({ type: 'asset', fileName, source });
        return [folder, `/${fileName}`];
      });
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
    },
  };
}

function sheetOf(folder: string): string {
  const files = readdirSync(`public/${folder}`).filter((file) => file.endsWith('.svg'));
  const drawings = files.map((file, index) => {
    const [, viewBox, width, height, shapes] =
      /^<svg[^>]* viewBox="(0 0 (\d+) (\d+))"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(
        readFileSync(`public/${folder}/${file}`, 'utf8'),
      ) ?? [];
    const x = index * STEP;
    return (
      `<view id="${file.replace('.svg', '')}" viewBox="${x} 0 ${width} ${height}"/>` +
      `<svg x="${x}" width="${width}" height="${height}" viewBox="${viewBox}">${shapes}</svg>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`;
}
