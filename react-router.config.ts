import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'src/web',
  // only the desk has a router in the browser: its pages need not carry the map of the public ones
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
