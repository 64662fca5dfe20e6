import routes from '#web/routes.ts';

type Routes = Awaited<typeof routes>;

/** The address of every route that answers, as `routes.ts` writes it; a layout alone does not. */
export const SITE_MAP = paths(await routes);

function paths(entries: Routes, parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    const answers = entry.index || entry.path !== undefined;
    return [...(answers ? [path || '/'] : []), ...paths(entry.children ?? [], path)];
  });
}
