import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'src/web',
  // the whole (small) route map travels with the page: no discovery requests while somebody reads
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
