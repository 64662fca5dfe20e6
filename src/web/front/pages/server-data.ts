import type { EntryContext, LoaderFunction, ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** The data of a loader, which is not enumerable, so that nothing of it is encoded for browsers. */
class ServerData {
  #data: object;

  constructor(data: object) {
    this.#data = data;
  }

  static open(value: unknown): unknown {
    return value instanceof ServerData ? value.#data : value;
  }
}

/**
 * The routes of a page that no browser hydrates: React Router encodes the data of all loaders for that before each
 * render, which takes as long as a quarter of the render.
 */
export function withServerData(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: withServerLoader(route.module) }]),
  );
}

function withServerLoader<Module extends { loader?: LoaderFunction }>(module: Module): Module {
  const { loader } = module;
  if (!loader) return module;
  return {
    ...module,
    async loader(...args: Parameters<LoaderFunction>) {
      const data = await loader(...args);
      return isPlain(data) ? new ServerData(data) : data;
    },
  };
}

function isPlain(data: unknown): data is object {
  return typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
}

/** Gives the page the data of its loaders, once React Router has encoded what it encodes. */
export function openServerData({ loaderData }: EntryContext['staticHandlerContext']): void {
  for (const [id, data] of Object.entries(loaderData)) loaderData[id] = ServerData.open(data);
}
