import { execFileSync } from 'node:child_process';
import { commit } from './commit.ts';

// Prints the bill of materials (CycloneDX) of what a node runs, under the version and commit that the node states.

const sbom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  }),
);
const { component } = sbom.metadata;
component.version = [component.version, commit()].filter(Boolean).join('+');
console.log(JSON.stringify(sbom, null, 2));
