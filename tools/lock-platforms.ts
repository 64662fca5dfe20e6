import { readFileSync, writeFileSync } from 'node:fs';

// A registry mirror may lack the binaries of other platforms; npm then omits them from the lock file, and `npm ci`
// rejects the file. This script adds their name, exact version and platform, as npm would. Run it after `npm install`,
// before committing the lock file.

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> };
const { packages } = lockfile;

for (const { dev, optionalDependencies = {} } of Object.values(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const place = `node_modules/${name}`;
    if (place in packages || !/^\d/.test(version)) continue;
    packages[place] = { version, ...platform(name), ...(dev && { dev }), optional: true };
  }
}

lockfile.packages = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lockfile, null, 2)}\n`);

/** The platform in the name of a binary, such as "…-linux-x64-musl". */
function platform(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const words = name.split(/[-/]/);
  const among = (known: string[]) => known.filter((word) => words.includes(word));
  const os = among([
    'aix',
    'android',
    'darwin',
    'freebsd',
    'linux',
    'linuxmusl',
    'openbsd',
    'openharmony',
    'sunos',
    'win32',
    'windows',
  ]);
  const cpu = among(['arm', 'arm64', 'ia32', 'x64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'loong64', 'mips64el']);
  return {
    ...(os.length > 0 && { os: os.map((word) => ({ linuxmusl: 'linux', windows: 'win32' })[word] ?? word) }),
    ...(cpu.length > 0 && { cpu }),
    ...(words.includes('musl') && { libc: ['musl'] }),
    ...(words.includes('gnu') && { libc: ['glibc'] }),
  };
}
