import { Drawing } from '../drawing.tsx';
import environment from '../drawings/fragment-environment.svg?raw';
import extinguishers from '../drawings/fragment-extinguishers.svg?raw';
import fire from '../drawings/fragment-fire.svg?raw';
import health from '../drawings/fragment-health.svg?raw';
import inspections from '../drawings/fragment-inspections.svg?raw';
import safety from '../drawings/fragment-safety.svg?raw';

const DRAWINGS = new Map([
  ['/poziarna-ochrana', fire],
  ['/bezpecnost-prace-bozp', safety],
  ['/ochrana-zivotneho-prostredia', environment],
  ['/pracovna-zdravotna-sluzba', health],
  ['/odborne-prehliadky-a-skusky', inspections],
  ['/hasiace-pristroje-a-hydranty', extinguishers],
]);

/** The room of the plan where the service is at work. */
export function ServiceDrawing({ path }: { path: string }) {
  return <Drawing svg={DRAWINGS.get(path) ?? ''} />;
}
