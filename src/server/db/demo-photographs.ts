import { DEMO_PHOTOGRAPHS } from '#content/demo-photographs.ts';
import { START } from '#domain/actor.ts';
import { photographSubject } from '#domain/photographs/photograph.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { cutPhotograph, writePhotograph } from '#server/photographs/photographs.ts';

const UNCUT = { focus: 'centre', zoom: 'whole' } as const;

/** The drawn portraits and places of the invented company; they are made before the change, which others may wait for. */
export async function addDemoPhotographs(app: App): Promise<void> {
  const made = await Promise.all(
    DEMO_PHOTOGRAPHS.map(async ({ kind, name, svg }) => {
      const subject = photographSubject(kind, name);
      const cut = await cutPhotograph(new TextEncoder().encode(svg), { subject, kind }, UNCUT);
      if (typeof cut === 'string') throw new Error(`${name}: ${cut}`);
      return { cut, shown: { subject, ...UNCUT, alt: `Kresba: ${name}`, isSample: true } };
    }),
  );
  await app.change(START, async (change) => {
    const consentOn = today(change);
    for (const { cut, shown } of made) {
      const { id } = await writePhotograph(change, cut, { ...shown, consentOn });
      change.record({ noun: 'photograph', id, verb: 'stored', after: { consentOn } });
    }
  });
}
