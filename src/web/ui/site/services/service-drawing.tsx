import environment from '#web/ui/drawings/fragment-environment.svg?raw';
import extinguishers from '#web/ui/drawings/fragment-extinguishers.svg?raw';
import fire from '#web/ui/drawings/fragment-fire.svg?raw';
import health from '#web/ui/drawings/fragment-health.svg?raw';
import inspections from '#web/ui/drawings/fragment-inspections.svg?raw';
import safety from '#web/ui/drawings/fragment-safety.svg?raw';
import { Drawing } from '#web/ui/shared/drawing.tsx';

const DRAWINGS = new Map([
  ['/poziarna-ochrana', fire],
  ['/bezpecnost-prace-bozp', safety],
  ['/ochrana-zivotneho-prostredia', environment],
  ['/pracovna-zdravotna-sluzba', health],
  ['/odborne-prehliadky-a-skusky', inspections],
  ['/hasiace-pristroje-a-hydranty', extinguishers],
]);

/** The detail of the floor plan drawing for a service. */
export function ServiceDrawing({ path }: { path: string }) {
  return <Drawing svg={DRAWINGS.get(path) ?? ''} />;
}
