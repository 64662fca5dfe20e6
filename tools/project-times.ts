import type { Reporter, TestModule } from 'vitest/node';

/** Prints how long each project's tests took, from its first file to its last. */
export class ProjectTimes implements Reporter {
  #times = new Map<string, { begun: number; ended: number }>();

  onTestModuleQueued({ project }: TestModule): void {
    const now = performance.now();
    if (!this.#times.has(project.name)) this.#times.set(project.name, { begun: now, ended: now });
  }

  onTestModuleEnd({ project }: TestModule): void {
    const time = this.#times.get(project.name);
    if (time) time.ended = performance.now();
  }

  onTestRunEnd(): void {
    for (const [project, { begun, ended }] of this.#times) {
      console.log(`${project}: ${Math.round((ended - begun) / 1_000)} s`);
    }
  }
}
