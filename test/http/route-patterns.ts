import routes from '#web/routes.ts';

type Routes = Awaited<typeof routes>;

/** The pattern of every route that answers, as in `routes.ts`, without mere layouts. */
export const SITE_MAP = paths(await routes);

function paths(entries: Routes, parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    const answers = entry.index || entry.path !== undefined;
    return [...(answers ? [path || '/'] : []), ...paths(entry.children ?? [], path)];
  });
}
