import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'src/web',
  // two public pages hydrate: they need not carry the map of the other forty
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
