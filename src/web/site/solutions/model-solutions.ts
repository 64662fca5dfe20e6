import offices from '#content/modelove-riesenia/administrativa-biznis-centra.yaml';
import tradeAndService from '#content/modelove-riesenia/firmy-v-oblasti-obchodu-a-servisnych-sluzieb.yaml';
import hotel from '#content/modelove-riesenia/hotely-gastro-a-cestovny-ruch.yaml';
import newFirm from '#content/modelove-riesenia/novozalozene-firmy.yaml';
import chain from '#content/modelove-riesenia/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami.yaml';
import constructionSite from '#content/modelove-riesenia/stavebnictvo.yaml';
import manufacturing from '#content/modelove-riesenia/vyroba-a-priemysel.yaml';
import { modelSolutionSchema } from '#domain/page-texts/model-solution-fields.ts';
import chainDrawing from '#web/shared/drawings/fragment-chain.svg?raw';
import constructionSiteDrawing from '#web/shared/drawings/fragment-construction-site.svg?raw';
import hotelDrawing from '#web/shared/drawings/fragment-hotel.svg?raw';
import manufacturingDrawing from '#web/shared/drawings/fragment-manufacturing.svg?raw';
import newFirmDrawing from '#web/shared/drawings/fragment-new-firm.svg?raw';
import officesDrawing from '#web/shared/drawings/fragment-offices.svg?raw';
import tradeAndServiceDrawing from '#web/shared/drawings/fragment-trade-and-service.svg?raw';
import { cite } from '#web/shared/laws.ts';

// For loaders only: seven texts and seven drawings are read and checked once, when the server starts.

const NEW_FIRM = modelSolution('/novozalozene-firmy', newFirm, newFirmDrawing);

/** By address; `/modelove-riesenia` shows new firms (specification section 2.1). */
const MODEL_SOLUTIONS = new Map<string, ModelSolution>([
  ['/modelove-riesenia', NEW_FIRM],
  ...[
    NEW_FIRM,
    modelSolution('/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami', chain, chainDrawing),
    modelSolution('/firmy-v-oblasti-obchodu-a-servisnych-sluzieb', tradeAndService, tradeAndServiceDrawing),
    modelSolution('/vyroba-a-priemysel', manufacturing, manufacturingDrawing),
    modelSolution('/hotely-gastro-a-cestovny-ruch', hotel, hotelDrawing),
    modelSolution('/stavebnictvo', constructionSite, constructionSiteDrawing),
    modelSolution('/administrativa-biznis-centra', offices, officesDrawing),
  ].map((solution) => [solution.path, solution] as const),
]);

export type ModelSolution = ReturnType<typeof modelSolution>;

export function findModelSolution(path: string): ModelSolution | undefined {
  return MODEL_SOLUTIONS.get(path);
}

/** The solution with its canonical address, its regulations cited and the part of the plan in its page's header. */
function modelSolution(path: string, source: unknown, drawing: string) {
  const { duties, ...fields } = modelSolutionSchema.parse(source);
  return { ...fields, path, drawing, duties: duties.map((duty) => ({ ...duty, law: cite(duty.law) })) };
}
